import { zurichDay } from '@portal/node';
import type { ServedPublication, ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { bitsOf } from '#policies/libraries.ts';

const classesOf = (record: ServedPublication) => record.asset_classification.value.split(', ');
const sectorsOf = (record: ServedPublication) =>
  (record.primary_tags['Sector'] ?? []).map(({ value }) => value);
const filters = (groups: Record<string, string[]>) => JSON.stringify(groups);

onOneEngine(
  'libraries',
  (api) => {
    const ask = async (path: string, query: Record<string, string> = {}, word = 'everything') =>
      api().get<ServedPublicationList>(path, { token: await api().tokenOf(word), query });
    const list = async (path: string, query?: Record<string, string>, word?: string) => {
      const { status, body } = await ask(path, query, word);
      expect(status).toBe(200);
      return body;
    };
    const internationals = () =>
      api().services.db.query<{ value: string }>(
        sql`select value from tags where category = 'Company' and international`,
      );

    test.each([
      ['equities_documents', 'Equity'],
      ['bonds_documents', 'Fixed Income'],
      ['markets_documents', 'Markets'],
    ])('[L-01] %s holds research of the class %s, newest first', async (path, assetClass) => {
      const { records, pagination_metadata } = await list(path);
      expect(records.length).toBe(50);
      expect(pagination_metadata.num_pages).toBe(Math.ceil(pagination_metadata.max_records / 50));
      for (const record of records) expect(classesOf(record)).toContain(assetClass);
      const dates = records.map(({ publication_date }) => publication_date);
      expect(dates).toEqual(dates.toSorted().reverse());
    });

    test('[L-01] the international library has equity research of its coverage, equities the rest', async () => {
      const names = new Set((await internationals()).map(({ value }) => value));
      expect(names.size).toBeGreaterThan(60);
      expect(names.size).toBeLessThan(140);
      const companiesOf = (record: ServedPublication) =>
        (record.primary_tags['Company'] ?? []).map(({ value }) => value);
      const abroad = await list('international_documents');
      expect(abroad.records.length).toBeGreaterThan(20);
      for (const record of abroad.records)
        expect([
          classesOf(record).includes('Equity'),
          companiesOf(record).some((name) => names.has(name)),
        ]).toEqual([true, true]);
      const home = await list('equities_documents', { page_size: '200' });
      for (const record of home.records)
        expect(companiesOf(record).some((name) => names.has(name))).toBe(false);
    });

    test('[L-01] the real estate library holds research on its two sectors', async () => {
      const { records } = await list('real_estate_documents');
      expect(records.length).toBeGreaterThan(5);
      for (const record of records)
        expect(sectorsOf(record)[0]).toMatch(/^Real Estate( Funds \/ Investment Foundations)?$/);
    });

    test('[L-01] all research holds every library, no legal notes and no models', async () => {
      const { records, pagination_metadata } = await list('all_research_documents', {
        limit: '1000',
        page_size: '200',
      });
      expect(new Set(records.flatMap(classesOf))).toEqual(new Set(['Equity', 'Fixed Income', 'Markets']));
      const [{ count } = { count: 0 }] = await api().services.db.query<{ count: number }>(
        sql`select count(*)::int as count from publications where publication_type <> 'Disclaimer' and libraries <> 0`,
      );
      expect(pagination_metadata.max_records).toBe(count);
      const legal = await list('all_research_documents', {
        tag_filters: filters({ 'Publication Type': ['Disclaimer'] }),
      });
      expect(legal.records).toEqual([]);
    });

    test.each([
      ['bonds', ['bonds']],
      ['markets;real_estate', ['markets', 'real_estate']],
      ['shares', []],
    ] as const)(
      '[L-07] all research narrowed to %s, and what it can be filtered by',
      async (libraries, names) => {
        const found = await list('all_research_documents', { libraries, limit: '1000', page_size: '200' });
        const bits = bitsOf(names);
        const [expected] = await api().services.db.query<{ count: number; borne: number }>(sql`
        select count(*)::int as count, count(*) filter (where tags.id = any(tag_ids))::int as borne
        from publications join tags on tags.category = 'Language' and tags.value = 'German'
        where libraries & ${bits}::int <> 0`);
        expect(found.pagination_metadata.max_records).toBe(expected?.count);
        const token = await api().tokenOf('everything');
        const { body } = await api().get<Record<string, { value: string; count: number }[]>>(
          'all_research_tag_filters',
          { token, query: { categories: 'Language', libraries } },
        );
        expect(body['Language']?.find(({ value }) => value === 'German')?.count ?? 0).toBe(expected?.borne);
      },
    );

    test('[L-07] a single library is not narrowed further', async () => {
      const query = { limit: '1000', page_size: '5' };
      const { pagination_metadata: whole } = await list('bonds_documents', query);
      const { pagination_metadata } = await list('bonds_documents', { ...query, libraries: 'markets' });
      expect(pagination_metadata).toEqual(whole);
    });

    test('[T-02] at most the limit is counted, and pages follow one another', async () => {
      const query = { limit: '30', page_size: '20' };
      const first = await list('all_research_documents', query);
      const second = await list('all_research_documents', { ...query, page: '2' });
      expect([first.records.length, second.records.length]).toEqual([20, 10]);
      expect(second.pagination_metadata).toEqual({ page: 2, num_pages: 2, max_records: 30 });
      const refs = [...first.records, ...second.records].map(({ doc_ref }) => doc_ref);
      expect(new Set(refs).size).toBe(30);
    });

    test('[L-06] sorting turns a library round', async () => {
      const { records } = await list('markets_documents', { order: 'asc' });
      const dates = records.map(({ publication_date }) => publication_date);
      expect(dates).toEqual(dates.toSorted());
    });

    test('filters: any value of a category, every category; what is excluded wins', async () => {
      const [first] = (await list('equities_documents', { page_size: '200' })).records.flatMap(sectorsOf);
      const chosen = { Sector: [first ?? '', 'Software'], Language: ['German'] };
      const { records } = await list('equities_documents', { tag_filters: filters(chosen) });
      expect(records.length).toBeGreaterThan(0);
      for (const record of records) {
        expect(chosen.Sector).toEqual(expect.arrayContaining(sectorsOf(record)));
        expect(record.language.value).toBe('German');
      }
      const nothing = await list('equities_documents', {
        tag_filters: filters(chosen),
        tag_not_filters: filters({ Sector: chosen.Sector }),
      });
      expect(nothing.pagination_metadata).toEqual({ page: 1, num_pages: 0, max_records: 0 });
      const unknown = await list('equities_documents', { tag_filters: filters({ Sector: ['Alchemy'] }) });
      expect(unknown.records).toEqual([]);
    });

    test('[L-04] a range holds both its days', async () => {
      const day = '2026-03-10';
      const { records } = await list('all_research_documents', {
        date_range: JSON.stringify({ start_date: day, end_date: day }),
      });
      expect(records.length).toBeGreaterThan(0);
      for (const record of records) expect(zurichDay(new Date(record.publication_date))).toBe(day);
    });

    test('[L-11] selected fixed income is credit research of the bonds library', async () => {
      const { records } = await list('selected_fixed_income', { limit: '15', page_size: '15' });
      expect(records.length).toBe(15);
      for (const record of records) expect(classesOf(record)).toContain('Fixed Income');
    });

    test.each([
      ['equity', 'bonds_documents', 403],
      ['equity', 'equities_documents', 200],
      ['equity', 'international_documents', 200],
      ['equity', 'real_estate_documents', 403],
      ['bonds', 'equities_documents', 403],
      ['bonds', 'markets_documents', 200],
      ['bonds', 'selected_fixed_income', 200],
      ['equity', 'selected_fixed_income', 403],
      ['nothing', 'equities_documents', 403],
      ['nothing', 'all_research_documents', 200],
    ])('[G-09] to %s@ %s answers %i', async (word, path, status) => {
      expect((await ask(path, {}, word)).status).toBe(status);
    });

    test('[G-09] a library shows what is not in the subscription without any link to it', async () => {
      const mine = await list('all_research_documents', { page_size: '200' }, 'bonds');
      const entitled = mine.records.filter((record) => record.entitled);
      expect(entitled.length).toBeGreaterThan(0);
      expect(entitled.length).toBeLessThan(mine.records.length);
      for (const record of mine.records) {
        expect(record.entitled).toBe(classesOf(record).includes('Fixed Income'));
        if (!record.entitled) expect([record.download_link, record.preview_link]).toEqual(['', '']);
      }
      const none = await list('all_research_documents', { search_term: 'Zinsen' }, 'nothing');
      expect(none.records.every(({ entitled, download_link }) => !entitled && download_link === '')).toBe(
        true,
      );
    });
  },
  { PORTAL_DEMO_SIZE: '600' },
);
