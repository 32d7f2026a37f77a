import type { ServedPublication, ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

const filters = (tagFilters: Record<string, string[]>) => ({ tag_filters: JSON.stringify(tagFilters) });
const languagesOf = (records: readonly ServedPublication[]) => records.map(({ language }) => language.value);
const refsOf = (records: readonly ServedPublication[]) => records.map(({ doc_ref }) => doc_ref);

onOneEngine('related research', (api) => {
  const get = async (query: Record<string, string>, word = 'everything') => {
    const { status, body } = await api().get<ServedPublicationList>('related_research', {
      token: await api().tokenOf(word),
      query,
    });
    expect(status).toBe(200);
    return body;
  };
  /** The record of a category with the most publications. */
  const busiest = async (category: string) => {
    const [found] = await api().services.db.query<{ ref: string; value: string }>(sql`
      select external_id as ref, value from tags join publications on tags.id = any(tag_ids)
      where category = ${category} and libraries > 0 group by tags.id order by count(*) desc, tags.id limit 1`);
    if (found === undefined) throw new Error(`Nothing was published on any ${category}.`);
    return found;
  };

  test.each(['Company', 'Sector', 'Analyst'])(
    '[P-02] research on a %s comes by its name or by its id, newest first, page by page',
    async (category) => {
      const { ref, value } = await busiest(category);
      const { records, pagination_metadata: all } = await get({ ref, page_size: '20' });
      for (const { primary_tags, other_tags } of records) {
        const tags = [primary_tags, other_tags].flatMap((map) => map[category] ?? []);
        expect(tags.map((tag) => tag.external_id)).toContain(ref);
      }
      const dates = records.map(({ publication_date }) => publication_date);
      expect(dates.length).toBeGreaterThan(1);
      expect(dates).toEqual(dates.toSorted().reverse());
      const named = await get({ ...filters({ [category]: [value] }), page_size: '20' });
      expect(named.records).toEqual(records);
      const second = await get({ ref, page: '2', page_size: '1' });
      expect(refsOf(second.records)).toEqual(refsOf(records).slice(1, 2));
      expect(second.pagination_metadata).toMatchObject({ page: 2, max_records: all.max_records });
    },
  );

  test('[P-02] language, asset class and publication type narrow it', async () => {
    const { ref } = await busiest('Sector');
    const german = await get({ ref, ...filters({ Language: ['German'] }) });
    expect(new Set(languagesOf(german.records))).toEqual(new Set(['German']));
    const bonds = await get({ ref, ...filters({ 'Asset Classification': ['Fixed Income'] }) });
    expect(bonds.records.length).toBeGreaterThan(0);
    for (const { asset_classification } of bonds.records)
      expect(asset_classification.value).toContain('Fixed Income');
    const esg = await get({ ref, ...filters({ 'Publication Type': ['ESG Insights', 'ESG Ratings'] }) });
    for (const { publication_type } of esg.records) expect(publication_type.value).toMatch(/^ESG/);
  });

  test('[L-16] [P-02] editions of one paper fold into one record, and the count means papers', async () => {
    const { ref } = await busiest('Company');
    const each = await get({ ref, page_size: '200', limit: '200' });
    const papers = await get({ ref, page_size: '200', limit: '200', fold_editions: 'German' });
    expect(papers.pagination_metadata.max_records).toBe(papers.records.length);
    expect(papers.records.length).toBeLessThan(each.records.length);
    const reached = papers.records.flatMap(({ doc_ref, other_editions: others = [] }) => [
      doc_ref,
      ...others.map((edition) => edition.doc_ref),
    ]);
    expect(reached.toSorted()).toEqual(refsOf(each.records).toSorted());
  });

  test('[P-02] grouped by language, both take turns within the limit', async () => {
    const { ref } = await busiest('Sector');
    const { records } = await get({ ref, group_by: 'Language', limit: '2' });
    expect(languagesOf(records).toSorted()).toEqual(['English', 'German']);
    const newest = async (language: string) =>
      refsOf((await get({ ref, limit: '1', ...filters({ Language: [language] }) })).records);
    expect(refsOf(records).toSorted()).toEqual(
      [...(await newest('English')), ...(await newest('German'))].toSorted(),
    );
    const next = await get({ ref, group_by: 'Language', page: '2', page_size: '2' });
    expect(languagesOf(next.records).toSorted()).toEqual(['English', 'German']);
  });

  test('nothing is on an unknown id or name, and tickers are not their companies', async () => {
    for (const query of [{ ref: 'C9999' }, { ref: '%' }, filters({ Company: ['Nobody & Sons "AG"'] })])
      expect((await get(query)).records).toEqual([]);
  });

  test('legal notes are not research', async () => {
    expect((await get(filters({ 'Publication Type': ['Disclaimer'] }))).records).toEqual([]);
  });

  test('[G-09] what is not in the subscription comes without links and ratings', async () => {
    const { ref } = await busiest('Company');
    const { records } = await get({ ref }, 'nothing');
    expect(records.length).toBeGreaterThan(0);
    for (const record of records)
      expect(record).toMatchObject({ entitled: false, download_link: '', latest_equity_rating: null });
  });

  test('[P-02] a company features its studies, the newest in each language', async () => {
    const token = await api().tokenOf('everything');
    const [studied] = await api().services.db.query<{ value: string; languages: number }>(sql`
      select value, count(distinct language)::int as languages from tags join publications on tags.id = any(tag_ids)
      where category = 'Company' and publication_type in ('Unternehmensstudie', 'Kreditanalyse', 'Spezialstudie')
      group by value order by languages desc, count(*) desc limit 1`);
    const query = {
      ...{ page_name: 'company', component_name: 'featured', group_by: 'Language', limit: '2' },
      ...filters({ Company: [studied?.value ?? ''] }),
    };
    const { body } = await api().get<ServedPublicationList>('web_documents', { token, query });
    expect(body.records.length).toBeGreaterThan(0);
    expect(new Set(languagesOf(body.records)).size).toBe(studied?.languages);
    for (const { publication_type } of body.records)
      expect(publication_type.value).toMatch(/studie|analyse/i);
  });
});
