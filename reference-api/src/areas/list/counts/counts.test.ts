import type { ServedPublicationList } from '@portal/wire';
import type { CountWithout } from '@portal/wire-libraries';
import type { TestQuery } from '#testing/TestApi.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

interface Counted {
  count: number;
  without?: CountWithout[];
}

const json = JSON.stringify;
const range = { start_date: '2025-06-01', end_date: '2026-03-10' };

onOneEngine(
  'counts of lists',
  (api) => {
    const ask = async <Body>(path: string, query: TestQuery, word = 'everything') =>
      api().get<Body>(path, { token: await api().tokenOf(word), query });
    const count = async (query: TestQuery, word?: string) => {
      const { status, body } = await ask<Counted>('publication_count', query, word);
      expect(status).toBe(200);
      return body;
    };
    /** The list's own count, far below its limit here. */
    const listed = async (path: string, query: TestQuery, word?: string) => {
      const { body } = await ask<ServedPublicationList>(
        path,
        { ...query, limit: '1000', page_size: '1' },
        word,
      );
      return body.pagination_metadata.max_records;
    };

    const banks = json({ Sector: ['Banks', 'Insurance'] });
    test.each<[string, Record<string, string>]>([
      ['everything', {}],
      ['tags', { tag_filters: banks }],
      ['tags left out', { tag_not_filters: banks, tag_filters: json({ Language: ['English'] }) }],
      ['all languages', { tag_filters: json({ Language: ['English', 'German'] }) }],
      ['days', { date_range: json(range) }],
      ['a search', { search_term: 'outlook' }],
      ['words of texts', { search_term: 'hydrogen', date_range: json(range) }],
      ['an unknown tag', { tag_filters: json({ Sector: ['Nobody'] }) }],
    ])(
      '[L-24] %s: as many as the list finds, editions separate or folded, all or entitled',
      async (_, query) => {
        for (const word of ['everything', 'equity'])
          for (const folded of [{}, { fold_editions: 'German' }])
            for (const entitled of [{}, { entitled: 'true' }]) {
              const parameters = { ...query, ...folded, ...entitled };
              const expected = await listed('equities_documents', parameters, word);
              expect([parameters, await count({ library: 'equities', ...parameters }, word)]).toEqual([
                parameters,
                { count: expected },
              ]);
            }
      },
    );

    test('[L-24] a count has no limit, and narrows all research to libraries', async () => {
      const all = await count({ library: 'allresearch' });
      expect(all.count).toBeGreaterThan(200);
      const libraries = 'equities;markets';
      const some = await count({ library: 'allresearch', libraries });
      expect(some.count).toBe(await listed('all_research_documents', { libraries }));
      expect(some.count).toBeLessThan(all.count);
    });

    test('[L-24] the day’s publications are counted without a library', async () => {
      expect((await count({})).count).toBe(await listed('highlights_documents', {}));
      const { without } = await count({ date_range: json(range), without: 'true' });
      expect(without).toEqual([]);
    });

    test('[L-24] each filter says what there would be without it', async () => {
      const parts: Record<string, string>[] = [
        { tag_filters: json({ Sector: ['Nobody'] }) },
        { tag_not_filters: json({ Sector: ['Insurance'] }) },
        { date_range: json({ start_date: '2024-01-01', end_date: '2026-03-11' }) },
        { search_term: 'outlook' },
        { libraries: 'equities' },
      ];
      const all = Object.assign({}, ...parts) as Record<string, string>;
      const folded = { fold_editions: 'German', entitled: 'true' };
      const { without } = await count({ library: 'allresearch', ...all, ...folded, without: 'true' });
      const expected = [];
      for (const part of parts) {
        const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in part)));
        expected.push(await listed('all_research_documents', { ...rest, ...folded }));
      }
      expect(without).toEqual([
        { kind: 'tag', category: 'Sector', count: expected[0] },
        { kind: 'not', category: 'Sector', count: expected[1] },
        { kind: 'date_range', count: expected[2] },
        { kind: 'libraries', count: expected[4] },
        { kind: 'search_term', count: expected[3] },
      ]);
      expect(expected[0]).toBeGreaterThan(0);
      const mine = { library: 'equities', followed: 'true', tag_filters: json({ Sector: ['Banks'] }) };
      expect((await count({ ...mine, without: 'true' })).without?.at(-1)).toEqual({
        kind: 'followed',
        count: await listed('equities_documents', { tag_filters: mine.tag_filters }),
      });
    });

    test('[L-24] [L-22] left to the API, each count is of what the list would show by itself', async () => {
      /** Decides as the list does, then counts without its limit. */
      const shown = async (query: TestQuery, word: string) => {
        const path = 'all_research_documents';
        const { body } = await ask<ServedPublicationList>(path, { ...query, entitled: 'auto' }, word);
        const isLeftOut = body.pagination_metadata.entitled_only === true;
        return { isLeftOut, count: await listed(path, { ...query, entitled: String(isLeftOut) }, word) };
      };
      const parts: Record<string, string>[] = [
        { tag_filters: json({ 'Asset Classification': ['Equity'] }) },
        { tag_not_filters: json({ 'Asset Classification': ['Fixed Income', 'Markets'] }) },
        { date_range: json({ start_date: '2024-01-01', end_date: '2026-03-11' }) },
        { libraries: 'equities;international' },
        { search_term: 'outlook' },
      ];
      const all = Object.assign({ order: 'asc' }, ...parts) as Record<string, string>;
      const decided = new Set<boolean>();
      for (const word of ['equity', 'bonds'])
        for (const folded of [{}, { fold_editions: 'German' }]) {
          const query = { library: 'allresearch', ...all, ...folded };
          const counted = await count({ ...query, entitled: 'auto', without: 'true' }, word);
          expect(counted.count).toBe((await shown({ ...all, ...folded }, word)).count);
          const expected = [];
          for (const part of parts) {
            const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in part)));
            const without = await shown({ ...rest, ...folded }, word);
            decided.add(without.isLeftOut);
            expected.push(without.count);
          }
          expect(counted.without?.map((each) => each.count)).toEqual(expected);
        }
      expect([...decided].sort()).toEqual([false, true]);
    });

    test('[L-24] [L-22] the day’s list is counted as it decides', async () => {
      for (const [asset_classes, times] of [
        [['Equity'], 1],
        [['Fixed Income'], 4],
      ] as const)
        for (let turn = 0; turn < times; turn++)
          await api().post('test/publications', { body: { title: 'Numbat', asset_classes, minutes: 5 } });
      for (const query of [{}, { search_term: 'numbat' }]) {
        const auto = { ...query, entitled: 'auto' };
        const { body } = await ask<ServedPublicationList>('highlights_documents', auto, 'equity');
        const { count: counted } = await count(auto, 'equity');
        expect([query, counted]).toEqual([query, body.pagination_metadata.max_records]);
      }
    });

    test('[L-24] ineffective filters are not named, and many categories cost at most twenty', async () => {
      const open = json({ Language: ['English', 'German'], Sector: [] });
      expect((await count({ library: 'equities', tag_filters: open, without: 'true' })).without).toEqual([]);
      const many = Object.fromEntries(Array.from({ length: 50 }, (_, place) => [`Kind ${place}`, ['x']]));
      const { without } = await count({ library: 'equities', tag_filters: json(many), without: 'true' });
      expect(without).toHaveLength(20);
    });
  },
  { PORTAL_DEMO_SIZE: '600' },
);
