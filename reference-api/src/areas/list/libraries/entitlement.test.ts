import type { ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { buildApp } from '#app.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

const libraries = ['equities', 'bonds', 'international', 'markets', 'real_estate'] as const;
const open: Record<string, readonly string[]> = {
  everything: libraries,
  equity: ['equities', 'international'],
  bonds: ['bonds', 'markets'],
  nothing: [],
};

/** Every call that shows the content of a library. */
const callsOf = (library: string): [path: string, query: Record<string, string>][] => [
  [`${library}_documents`, {}],
  [`${library}_tag_filters`, { categories: 'Sector' }],
  ['company_studies', { library }],
  ['publication_count', { library }],
  ['saved_views', { library }],
  ['web_documents', { page_name: library, component_name: 'featured' }],
];

const german = { tag_filters: '{"Language":["German"]}' };
const reads: [path: string, query: Record<string, string>][] = [
  ['all_research_documents', {}],
  ['all_research_documents', { search_term: 'Zinsen' }],
  ['highlights_documents', {}],
  ['all_research_tag_filters', { categories: 'Sector;Company;Publication Type' }],
  ['all_research_tag_filters', { categories: 'Sector', search_term: 'Zinsen', ...german }],
  ['equities_tag_filters', { categories: 'Sector;Analyst', search_term: 'Zinsen' }],
  ['bonds_tag_filters', { categories: 'Sector;Analyst', search_term: 'Zinsen' }],
  ['typeahead_suggestions', { search_term: 'a', tag_categories: 'Sector;Company;Analyst' }],
  ['company_studies', { library: 'equities' }],
  ['recently_read', {}],
  ['followed_ratings', { since: 'week' }],
  ['search_suggestions', { search_term: 'a', language: 'German' }],
  ['search_spelling', { search_term: 'a', library: 'allresearch' }],
  ['saved_views', { library: 'allresearch' }],
  ['publication_count', { library: 'allresearch', search_term: 'hydrogen', without: 'true' }],
  ['web_documents', { page_name: 'bonds', component_name: 'featured' }],
  ['latest_ratings', { type: 'Equities' }],
  ['latest_ratings', { type: 'Bonds' }],
];

onOneEngine('what a client may have of the libraries', (api) => {
  const statusOf = async (path: string, query: Record<string, string>, word: string) =>
    (await api().get(path, { token: await api().tokenOf(word), query })).status;

  test.each(Object.keys(open))('[G-09] %s@: each call of each library is open or refused', async (word) => {
    for (const library of libraries)
      for (const [path, query] of callsOf(library))
        expect([path, query, await statusOf(path, query, word)]).toEqual([
          path,
          query,
          open[word]?.includes(library) === true ? 200 : 403,
        ]);
  });

  test('[G-09] what was answered to one client is never the answer to another', async () => {
    const answersTo = async (word: string) => {
      const token = await api().tokenOf(word);
      const answers = [];
      for (const [path, query] of reads) {
        const { status, body } = await api().get(path, { token, query });
        answers.push({ path, query, status, body });
      }
      return answers;
    };
    const words = ['nothing', 'bonds', 'equity', 'everything'];
    const first = new Map<string, unknown>();
    for (const word of words) first.set(word, await answersTo(word));
    for (const word of words.toReversed()) expect(await answersTo(word)).toEqual(first.get(word));
    expect(first.get('equity')).not.toEqual(first.get('bonds'));
  });

  test('what one process changes, another one answers at once: tags, counts and ratings', async () => {
    const other = await buildApp(api().services, { checkAnswers: true });
    try {
      const authorization = `Bearer ${await api().tokenOf('everything')}`;
      const get = async <Body>(path: string, query: Record<string, string>) =>
        (await other.inject({ url: `/api/${path}`, query, headers: { authorization } })).json<Body>();
      const list = () => get<ServedPublicationList>('equities_documents', { page_size: '200' });
      const before = await list();
      const company = before.records
        .flatMap(({ primary_tags }) => primary_tags['Company'] ?? [])
        .find(({ inactive }) => inactive === false);
      const id = company?.id ?? 0;
      const { db } = api().services;
      await db.query(sql`update tags set value = 'Renamed AG' where id = ${id}`);
      await db.query(sql`
        insert into ratings (company_id, kind, coverage, stated_on, rating, action)
        values (${id}, 'Equities', 'own', '2026-03-12', 'Restricted', 'Downgrade')`);
      const { records } = await list();
      const about = records.filter(({ primary_tags }) => primary_tags['Company']?.[0]?.id === id);
      expect(about.length).toBeGreaterThan(0);
      for (const record of about)
        expect(record).toMatchObject({
          primary_tags: { Company: [{ value: 'Renamed AG' }] },
          latest_equity_rating: 'Restricted',
        });
      const suggested = await get<object[]>('typeahead_suggestions', {
        search_term: 'Renamed',
        tag_categories: 'Company',
      });
      expect(suggested[0]).toMatchObject({ value: 'Renamed AG' });
      const ratings = await get<{ records: object[] }>('latest_ratings', { type: 'Equities' });
      expect(ratings.records[0]).toMatchObject({ value: 'Renamed AG' });
      await db.query(sql`update tags set value = ${company?.value ?? ''} where id = ${id}`);
      await db.query(sql`delete from ratings where company_id = ${id} and stated_on = '2026-03-12'`);
      expect(await list()).toEqual(before);
    } finally {
      await other.close();
    }
  });
});
