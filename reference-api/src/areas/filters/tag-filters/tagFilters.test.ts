import type { ServedPublicationList, ServedTag } from '@portal/wire';
import type { ServedTagOption } from '@portal/wire-libraries';
import { sql } from 'drizzle-orm';
import { libraryBits } from '#policies/libraries.ts';
import type { TestQuery } from '#testing/TestApi.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

type Options = Record<string, ServedTagOption[]>;

const filters = (groups: Record<string, string[] | undefined>) => JSON.stringify(groups);
const countsOf = (options: readonly ServedTagOption[] = []) =>
  new Map(options.map(({ value, count }) => [value, count]));

onOneEngine(
  'tag filters',
  (api) => {
    const ask = async <Body>(path: string, query: TestQuery, word = 'everything') =>
      api().get<Body>(path, { token: await api().tokenOf(word), query });
    const options = async (query: TestQuery, path = 'equities_tag_filters') => {
      const { status, body } = await ask<Options>(path, query);
      expect(status).toBe(200);
      return body;
    };

    const list = async (path: string, query: TestQuery) =>
      (await ask<ServedPublicationList>(path, query)).body;

    /** The same, counted by the database. */
    const counted = async (category: string, groups: Record<string, string[]>, library: number) => {
      const conditions = Object.entries(groups).map(
        ([name, values]) => sql`exists (select from tags t where t.id = any(tag_ids) and t.category = ${name}
          and t.value = any(${sql.param(values)}::text[]))`,
      );
      const rows = await api().services.db.query<{ value: string; count: number }>(sql`
        select value, count(*)::int as count from publications join tags on tags.id = any(tag_ids)
        where ${sql.join([sql`libraries & ${library}::int <> 0`, sql`category = ${category}`, ...conditions], sql` and `)}
        group by value`);
      return new Map(rows.map(({ value, count }) => [value, count]));
    };

    const german = { Language: ['German'] };
    const narrow = { Language: ['German'], 'Asset Classification': ['Equity', 'Markets'] };

    test.each([
      ['equities_tag_filters', libraryBits.equities, {}],
      ['equities_tag_filters', libraryBits.equities, german],
      ['bonds_tag_filters', libraryBits.bonds, narrow],
      ['markets_tag_filters', libraryBits.markets, german],
      ['international_tag_filters', libraryBits.international, german],
      ['real_estate_tag_filters', libraryBits.real_estate, {}],
      ['all_research_tag_filters', libraryBits.allresearch, narrow],
    ])('[L-02] %s (%i) counts under %j as the database does', async (path, library, groups) => {
      const found = await options(
        { categories: 'Sector;Company;Analyst;Publication Type', tag_filters: filters(groups) },
        path,
      );
      for (const [category, list] of Object.entries(found)) {
        const expected = await counted(category, groups, library);
        for (const { value, inactive } of list) expect([value, inactive]).toEqual([value, false]);
        expect(countsOf(list)).toEqual(expected);
      }
      expect(found['Publication Type']?.length).toBeGreaterThan(0);
    });

    test('[L-02] a category is counted under the others’ filters, not its own', async () => {
      const [first] = (await options({ categories: 'Sector' }))['Sector'] ?? [];
      const groups = { Sector: [first?.value ?? ''], Language: ['German'] };
      const found = await options({ categories: 'Sector;Language;Company', tag_filters: filters(groups) });
      expect(countsOf(found['Sector'])).toEqual(await counted('Sector', german, libraryBits.equities));
      expect(countsOf(found['Language'])).toEqual(
        await counted('Language', { Sector: groups.Sector }, libraryBits.equities),
      );
      expect(countsOf(found['Company'])).toEqual(await counted('Company', groups, libraryBits.equities));
    });

    test('[L-02] a search, a range and exclusions count: each option shows what choosing it would', async () => {
      const sectors = (await options({ categories: 'Sector' }))['Sector'] ?? [];
      const [first, second] = sectors.toSorted((one, other) => other.count - one.count);
      const narrow = {
        date_range: JSON.stringify({ start_date: '2025-06-01', end_date: '2026-03-10' }),
        tag_not_filters: filters({ Sector: [second?.value ?? ''], Weather: ['Rain'] }),
      };
      const term = first?.value ?? '';
      for (const query of [narrow, { ...narrow, search_term: term }, { search_term: term }]) {
        const tag_filters = { Sector: [first?.value ?? ''] };
        const found = await options({
          categories: 'Sector;Language;Publication Type',
          tag_filters: filters(tag_filters),
          ...query,
        });
        expect(found['Sector']?.length).toBeGreaterThan(0);
        for (const category of ['Sector', 'Language', 'Publication Type'])
          for (const { value, count } of found[category] ?? []) {
            const chosen = filters({ ...tag_filters, [category]: [value] });
            const { pagination_metadata } = await list('equities_documents', {
              ...query,
              tag_filters: chosen,
              limit: '1000',
              page_size: '1',
            });
            expect([category, value, pagination_metadata.max_records]).toEqual([category, value, count]);
          }
      }
    });

    test('[L-16] with folded editions each option counts the papers that it would show', async () => {
      const [first] = (await options({ categories: 'Sector' }))['Sector'] ?? [];
      const questions: [query: TestQuery, groups: Record<string, string[]>][] = [
        [{}, {}],
        [{}, { Sector: [first?.value ?? ''] }],
        [{ date_range: '{"start_date":"2026-02-01","end_date":"2026-03-11"}' }, german],
        [{ search_term: first?.value ?? '' }, {}],
      ];
      let [papers, editions] = [0, 0];
      for (const [query, groups] of questions) {
        const parameters = { ...query, fold_editions: 'German' };
        const found = await options({
          categories: 'Sector;Language;Aggregated Publication Type',
          tag_filters: filters(groups),
          ...parameters,
        });
        const separate = await options({
          categories: 'Sector;Language',
          tag_filters: filters(groups),
          ...query,
        });
        for (const [category, listed] of Object.entries(found))
          for (const { value, count } of listed) {
            const { pagination_metadata } = await list('equities_documents', {
              ...parameters,
              tag_filters: filters({ ...groups, [category]: [value] }),
              limit: '1000',
              page_size: '1',
            });
            expect([category, value, pagination_metadata.max_records]).toEqual([category, value, count]);
          }
        expect(countsOf(found['Language'])).toEqual(countsOf(separate['Language']));
        const sum = ({ Sector = [] }: Options) => Sector.reduce((all, { count }) => all + count, 0);
        [papers, editions] = [papers + sum(found), editions + sum(separate)];
      }
      expect(papers).toBeLessThan(editions);
    });

    test('[L-02] what was found by a search counts again when something is published', async () => {
      const query = { categories: 'Language', search_term: 'wallaby' };
      expect(await options(query)).toEqual({ Language: [] });
      const { body } = await api().post<{ doc_ref: string }>('test/publications', {
        body: { title: 'A wallaby in the charts' },
      });
      expect(countsOf((await options(query))['Language'])).toEqual(new Map([['English', 1]]));
      await api().call('DELETE', `test/publications/${body.doc_ref}`);
      expect(await options(query)).toEqual({ Language: [] });
    });

    test.each(['markets', 'bonds', 'international', 'real_estate', 'all_research', 'equities'])(
      '[L-02] %s_tag_filters follows the search, too; a wrong range is refused',
      async (library) => {
        const path = `${library}_tag_filters`;
        expect(await options({ categories: 'Language', search_term: 'qqqq' }, path)).toEqual({
          Language: [],
        });
        const date_range = '{"start_date":"2026-02-30","end_date":"2026-03-01"}';
        expect((await ask(path, { categories: 'Language', date_range })).status).toBe(400);
      },
    );

    test('active_only=false has all values; unknown filters and categories have none', async () => {
      const all = await options({ categories: 'Sector;Weather;__proto__', active_only: 'false' });
      expect(Object.keys(all)).toEqual(['Sector']);
      expect(all['Sector']).toHaveLength(40);
      for (const groups of [{ Weather: ['Rain'] }, { Company: ['Nobody'] }])
        expect(await options({ categories: 'Sector', tag_filters: filters(groups) })).toEqual({ Sector: [] });
    });

    test('what is published, changed and removed counts at once', async () => {
      const count = async () => {
        const found = await options({ categories: 'Asset Classification' }, 'bonds_tag_filters');
        return countsOf(found['Asset Classification']).get('Fixed Income') ?? 0;
      };
      const before = await count();
      const { body } = await api().post<{ doc_ref: string }>('test/publications', {
        body: { title: 'Counted', asset_classes: ['Fixed Income'] },
      });
      expect(await count()).toBe(before + 1);
      await api().services.db.query(
        sql`update publications set libraries = 0 where doc_ref = ${body.doc_ref}`,
      );
      expect(await count()).toBe(before);
      await api().call('DELETE', `test/publications/${body.doc_ref}`);
      expect(await count()).toBe(before);
    });

    test('[G-09] filters of a library belong to those who may open it', async () => {
      const query = { categories: 'Sector' };
      expect((await ask('bonds_tag_filters', query, 'equity')).status).toBe(403);
      expect((await ask('equities_tag_filters', query, 'equity')).status).toBe(200);
      expect((await ask('company_studies', { library: 'bonds' }, 'equity')).status).toBe(403);
    });

    test('[L-05] studies are the long pieces of the library', async () => {
      const studies = async (library: string) =>
        (await ask<ServedTag[]>('company_studies', { library })).body.map(({ value }) => value);
      expect(await studies('equities')).toEqual(['Unternehmensstudie', 'Kreditanalyse', 'Spezialstudie']);
      expect(await studies('markets')).toEqual(['Spezialstudie']);
    });

    test('[L-03] suggestions span categories, without the selection, within the constraint', async () => {
      const query = { search_term: 'immo', tag_categories: 'Sector;Company' };
      const { body } = await ask<ServedTag[]>('typeahead_suggestions', query);
      expect(body.length).toBeGreaterThan(2);
      expect(body.length).toBeLessThanOrEqual(20);
      expect(body[0]).toMatchObject({ category: 'Sector', value: 'Real Estate' });
      const rest = await ask<ServedTag[]>('typeahead_suggestions', {
        ...query,
        selected_tags: String(body[0]?.id),
      });
      expect(rest.body.map(({ id }) => id)).not.toContain(body[0]?.id);
      const constrained = await ask<ServedTag[]>('typeahead_suggestions', {
        ...query,
        tag_categories: 'Company',
        tag_map_constraint: filters({ Sector: ['Real Estate'] }),
      });
      const tagged = await counted('Company', { Sector: ['Real Estate'] }, libraryBits.allresearch);
      expect(constrained.body.length).toBeGreaterThan(0);
      for (const { value } of constrained.body) expect(tagged.get(value)).toBeGreaterThan(0);
    });

    test('[L-03] [G-09] no tag is suggested that only stands on research of closed libraries', async () => {
      const suggested = async (search_term: string, tag_categories: string, word: string) =>
        (await ask<ServedTag[]>('typeahead_suggestions', { search_term, tag_categories }, word)).body.map(
          ({ value }) => value,
        );
      const mine = libraryBits.equities | libraryBits.international;
      const [{ category, value } = { category: '', value: '' }] = await api().services.db.query<{
        category: string;
        value: string;
      }>(sql`
        select category, value from tags join publications on tags.id = any(tag_ids) and libraries <> 0
        where category in ('Publication Type', 'Analyst') and not inactive
        group by category, value having bool_and(libraries & ${mine}::int = 0) order by category, value limit 1`);
      expect(await suggested(value, category, 'everything')).toContain(value);
      expect(await suggested(value, category, 'equity')).not.toContain(value);
      expect(await suggested('equity', 'Asset Classification', 'equity')).toContain('Equity');
      expect(await suggested('a', 'Sector;Company;Analyst', 'nothing')).toEqual([]);
    });

    test('[L-03] the ticker of a company is found, and says whose it is', async () => {
      const [company = { value: '', external_id: '', ticker: '' }] = await api().services.db.query<{
        value: string;
        external_id: string;
        ticker: string;
      }>(sql`
        select tags.value, tags.external_id, ticker.value as ticker from tags
        join tags ticker on ticker.external_id = tags.external_id and ticker.category = 'TK Ticker'
        where tags.category = 'Company' and not tags.inactive
          and exists (select from publications where tags.id = any(tag_ids) and libraries <> 0) order by tags.value limit 1`);
      const { body } = await ask<ServedTag[]>('typeahead_suggestions', {
        search_term: company.ticker.toLowerCase(),
        tag_categories: 'Company;TK Ticker;Bloomberg Company Ticker',
      });
      expect(body[0]).toMatchObject({ value: company.ticker, external_id: company.external_id });
      expect(body[1]).toMatchObject({
        category: 'Bloomberg Company Ticker',
        external_id: company.external_id,
      });
    });

    test('[L-03] a name is found without its accents, in both languages, whatever the case', async () => {
      const [{ value } = { value: '' }] = await api().services.db.query<{ value: string }>(sql`
        select value from tags where category = 'Analyst' and not inactive and value ~ '[üéä]'
          and exists (select from publications where tags.id = any(tag_ids)) order by value limit 1`);
      const typed = value.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
      expect(typed).not.toBe(value.toUpperCase());
      const { body } = await ask<ServedTag[]>('typeahead_suggestions', {
        search_term: typed,
        tag_categories: 'Analyst',
      });
      expect(body[0]?.value).toBe(value);
    });
  },
  { PORTAL_DEMO_SIZE: '600' },
);
