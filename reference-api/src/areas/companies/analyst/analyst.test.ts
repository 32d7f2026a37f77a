import type { ServedPublicationList, ServedTag } from '@portal/wire';
import type { ServedAnalyst, ServedCoveredCompany } from '@portal/wire-profiles';
import { sql } from 'drizzle-orm';
import type { TestQuery } from '#testing/TestApi.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

interface List<Entry> {
  records: Entry[];
  pagination_metadata: { page: number; num_pages: number; max_records: number };
}

const calls = ['analyst_coverage', 'analyst_sectors', 'analyst_companies', 'analyst_research'];
/** One covers shares, one covers debt, one writes on markets. */
const [equity, credit, markets] = ['A0001', 'A0013', 'A0018'];

onOneEngine('analysts', (api) => {
  const ask = async <Body>(path: string, query: TestQuery, word = 'everything') =>
    api().get<Body>(path, { token: await api().tokenOf(word), query });
  const get = async <Body>(path: string, query: TestQuery, word?: string) => {
    const { status, body } = await ask<Body>(path, query, word);
    expect(status).toBe(200);
    return body;
  };
  const companiesOf = (query: TestQuery, word?: string) =>
    get<List<ServedCoveredCompany>>('analyst_companies', { page_size: '200', ...query }, word);

  test('[P-04] the profile says who the analyst is and how much they cover', async () => {
    const analyst = await get<ServedAnalyst>('analyst_coverage', { ref: equity });
    expect(analyst).toMatchObject({
      name: 'Andrea Aeschlimann',
      external_id: equity,
      role: { value: 'Head of Equity Research', translated_value: 'Leiterin Aktienresearch' },
      email: 'andrea.aeschlimann@bank.example',
      thumbnail_url: 'portraits/A0001.svg',
      asset_classification: { value: 'Equity' },
    });
    expect(analyst.bio.length).toBeGreaterThan(1);
    const companies = await companiesOf({ ref: equity });
    const { records: sectors } = await get<List<ServedTag>>('analyst_sectors', { ref: equity });
    expect(analyst.coverage).toEqual({ companies: companies.records.length, sectors: sectors.length });
    expect(new Set(companies.records.map(({ sector }) => sector?.id))).toEqual(
      new Set(sectors.map(({ id }) => id)),
    );
  });

  test('[P-04] companies come by name, page by page, with the current ratings', async () => {
    const all = await companiesOf({ ref: equity });
    const names = all.records.map(({ value }) => value);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    const second = await companiesOf({ ref: equity, page: '2', page_size: '3' });
    expect(second.records).toEqual(all.records.slice(3, 6));
    expect(second.pagination_metadata).toMatchObject({ page: 2, max_records: names.length });
    const holding = await api().services.db.query<{ id: number; rating: string }>(sql`
      select distinct on (company_id) company_id as id, rating from ratings where kind = 'Equities'
      order by company_id, stated_on desc, coverage`);
    const holds = new Map(holding.map(({ id, rating }) => [id, rating]));
    for (const { id, kpis } of all.records) expect(kpis.Ratings.Equity?.current).toBe(holds.get(id));
  });

  test('[P-04] sectors narrow the companies; the unknown leaves none', async () => {
    const { records: sectors } = await get<List<ServedTag>>('analyst_sectors', { ref: equity });
    const [first] = sectors;
    const tag_filters = JSON.stringify({ Sector: [first?.value] });
    const { records } = await companiesOf({ ref: equity, tag_filters });
    expect(new Set(records.map(({ sector }) => sector?.value))).toEqual(new Set([first?.value]));
    const none = await companiesOf({ ref: equity, tag_filters: '{"Sector":["Alchemy"]}' });
    expect(none.records).toEqual([]);
  });

  test('[P-04] research is the analyst’s, newest first, by language and class', async () => {
    const [busiest] = await api().services.db.query<{ ref: string }>(sql`
      select tags.external_id as ref from tags join publications on tags.id = any(tag_ids)
      where category = 'Analyst' and profile_active group by tags.id order by count(*) desc, tags.id limit 1`);
    const ref = busiest?.ref ?? '';
    const byRef = (query: TestQuery) =>
      get<ServedPublicationList>('analyst_research', { ref, page_size: '8', ...query });
    const { records } = await byRef({});
    expect(records.length).toBeGreaterThan(0);
    for (const { primary_tags } of records)
      expect(primary_tags['Analyst']?.map(({ external_id }) => external_id)).toContain(ref);
    const dates = records.map(({ publication_date }) => publication_date);
    expect(dates).toEqual(dates.toSorted().reverse());
    const german = await byRef({ tag_filters: '{"Language":["German"]}' });
    for (const { language } of german.records) expect(language.value).toBe('German');
    const bonds = await byRef({ asset_classification: 'Fixed Income' });
    for (const { asset_classification } of bonds.records)
      expect(asset_classification.value).toContain('Fixed Income');
  });

  test.each(['A9999', 'C0001', markets, '%'])('[P-04] %s has no profile', async (ref) => {
    for (const path of calls) {
      const { status, body } = await ask(path, { ref });
      expect([path, status]).toEqual([path, 404]);
      expect(body).toMatchObject({ detail: 'There is no analyst with this reference.' });
    }
  });

  test('[P-04] an analyst who has left has no profile any more', async () => {
    const setInactive = (inactive: boolean) =>
      api().services.db.query(sql`update tags set inactive = ${inactive} where external_id = ${credit}`);
    await setInactive(true);
    const { status } = await ask('analyst_coverage', { ref: credit });
    await setInactive(false);
    expect(status).toBe(404);
  });

  test.each([
    ['equity', equity, undefined, 200],
    ['equity', equity, 'Equity', 200],
    ['equity', equity, 'Fixed Income', 403],
    ['equity', credit, undefined, 403],
    ['bonds', credit, undefined, 200],
    ['bonds', equity, undefined, 403],
    ['nothing', equity, undefined, 403],
  ])('[G-09] to %s@ the analyst %s of %s answers %i', async (word, ref, asset, expected) => {
    for (const path of calls) {
      const query = { ref, asset_classification: asset };
      const { status, body } = await ask(path, query, word);
      expect([path, status]).toEqual([path, expected]);
      if (status === 403)
        expect(body).toMatchObject({ detail: 'This analyst is not included in the subscription.' });
    }
  });

  test('[G-09] ratings are those of the classes and of the research in the subscription', async () => {
    const kindsOf = ({ records }: List<ServedCoveredCompany>) => {
      const shown = (kind: 'Equity' | 'Bonds' | 'ESG') =>
        records.some(({ kpis }) => kpis.Ratings[kind] !== null);
      return [shown('Equity'), shown('Bonds'), shown('ESG')];
    };
    expect(kindsOf(await companiesOf({ ref: credit }))).toEqual([true, true, true]);
    expect(kindsOf(await companiesOf({ ref: credit, asset_classification: 'Fixed Income' }))).toEqual([
      false,
      true,
      true,
    ]);
    expect(kindsOf(await companiesOf({ ref: credit }, 'bonds'))).toEqual([false, true, true]);
    expect(kindsOf(await companiesOf({ ref: equity }, 'equity'))).toEqual([true, false, true]);
  });
});
