import type { ServedRecord } from '@portal/wire';
import type { ServedCoveredCompany } from '@portal/wire-profiles';
import { sql } from 'drizzle-orm';
import type { TestQuery } from '#testing/TestApi.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

interface Companies {
  records: ServedCoveredCompany[];
  pagination_metadata: { page: number; num_pages: number; max_records: number };
}

/** Banks. */
const banks = 'S0002';
const permissions = 'portal_tabs/sector_profile_permissions';

onOneEngine('sectors', (api) => {
  const ask = async <Body>(path: string, query: TestQuery, word = 'everything') =>
    api().get<Body>(path, { token: await api().tokenOf(word), query });
  const get = async <Body>(path: string, query: TestQuery, word?: string) => {
    const { status, body } = await ask<Body>(path, query, word);
    expect(status).toBe(200);
    return body;
  };
  const companies = (query: TestQuery = {}, word?: string) =>
    get<Companies>('sector_companies', { ref: banks, page_size: '200', ...query }, word);
  const record = (ref: string, word?: string) => get<ServedRecord>('tags/by_ref', { ref }, word);

  test('[P-03] companies of the sector and class come by name, in pages, with current ratings', async () => {
    const { records } = await companies();
    const names = records.map(({ value }) => value);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(new Set(records.map(({ sector }) => sector?.value))).toEqual(new Set(['Banks']));
    expect(records.some(({ inactive }) => inactive)).toBe(false);
    const second = await companies({ page: '2', page_size: '3' });
    expect(second.records).toEqual(records.slice(3, 6));
    expect(second.pagination_metadata).toMatchObject({ page: 2, max_records: names.length });
    const bonds = await companies({ asset_classification: 'Fixed Income' });
    expect(bonds.records.length).toBeLessThan(names.length);
    for (const { related_asset_class, kpis } of bonds.records) {
      expect(related_asset_class).toContainEqual({ value: 'Fixed Income' });
      expect([kpis.Ratings.Equity, kpis.Ratings.Bonds?.current]).toEqual([null, expect.any(String)]);
    }
    const [first] = records;
    const one = await companies({ tag_filters: JSON.stringify({ Company: [first?.value] }) });
    expect(one.records).toEqual([first]);
  });

  test('[P-03] the record describes the sector in both languages, with its main analysts', async () => {
    const { descriptions_by_asset_class: texts, related_analysts: analysts, summary } = await record(banks);
    expect(summary).toBeNull();
    expect(Object.keys(texts ?? {}).toSorted()).toEqual(['Equity', 'Fixed Income']);
    expect(texts?.['Equity']).toMatchObject({
      value: expect.stringMatching(/^Interest margins/) as string,
      translated_value: expect.stringMatching(/^Zinsmarge/) as string,
    });
    const named = analysts?.Equity.map(({ name }) => name) ?? [];
    const covering = await api().services.db.query<{ name: string; companies: number }>(sql`
      select analyst.value as name, count(*)::int as companies from companies join tags company on company.id = companies.id
      join tags analyst on analyst.id = any(analyst_ids) join tags sector on sector.id = sector_id
      where sector.external_id = ${banks} and not company.inactive and 'Equity' = any(analyst.related_asset_classes) group by 1`);
    expect(named.toSorted()).toEqual(covering.map(({ name }) => name).toSorted());
    const counts = named.map((name) => covering.find((each) => each.name === name)?.companies ?? 0);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(analysts?.Equity[0]).toMatchObject({
      role: { value: expect.stringMatching(/Equity/) as string },
      external_id: expect.stringMatching(/^A\d{4}$/) as string,
      profile_active: true,
    });
    expect(analysts?.['Fixed Income'].length).toBeGreaterThan(0);
  });

  test('[P-02] a company’s record has its analysts and ratings, an analyst’s the role', async () => {
    const { records } = await companies({ asset_classification: 'Fixed Income' });
    const [company] = records;
    const ref = company?.external_id ?? '';
    const found = await record(ref);
    expect(found.kpis?.Ratings.Bonds).toEqual(company?.kpis.Ratings.Bonds);
    expect(found.related_analysts?.['Fixed Income']).toHaveLength(1);
    expect((await record('A0001')).role).toEqual({
      value: 'Head of Equity Research',
      translated_value: 'Leiterin Aktienresearch',
    });
  });

  test('[P-05] permissions are those of the client’s tabs', async () => {
    const of = (word: string) => get(permissions, { Id: banks }, word);
    const tabs = (equity: boolean, fixedIncome: boolean) => ({
      sector_profile_equity_tab: { can_access: equity },
      sector_profile_fixed_income_tab: { can_access: fixedIncome },
    });
    expect(await of('everything')).toEqual(tabs(true, true));
    expect(await of('equity')).toEqual(tabs(true, false));
    expect(await of('bonds')).toEqual(tabs(false, true));
    expect(await of('nothing')).toEqual(tabs(false, false));
  });

  test.each(['S9999', 'C0001', 'A0001', '%', "';--"])('[P-03] %s is not a sector', async (ref) => {
    for (const [path, query] of [
      [permissions, { Id: ref }],
      ['sector_companies', { ref }],
    ] as const) {
      const { status, body } = await ask(path, query);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toMatchObject({ detail: 'There is no sector with this reference.' });
    }
  });

  test('[P-03] a sector that is no longer active has no profile', async () => {
    const setInactive = (inactive: boolean) =>
      api().services.db.query(sql`update tags set inactive = ${inactive} where external_id = ${banks}`);
    await setInactive(true);
    const { status } = await ask('sector_companies', { ref: banks });
    await setInactive(false);
    expect(status).toBe(404);
  });

  test.each([
    ['equity', undefined, 200],
    ['equity', 'Equity', 200],
    ['equity', 'Fixed Income', 403],
    ['bonds', 'Equity', 403],
    ['bonds', undefined, 200],
    ['nothing', undefined, 403],
  ])('[G-09] to %s@ the companies in %s answer %i', async (word, asset, expected) => {
    const query = { ref: banks, asset_classification: asset };
    const { status, body } = await ask('sector_companies', query, word);
    expect(status).toBe(expected);
    if (status === 403)
      expect(body).toMatchObject({ detail: 'This sector is not included in the subscription.' });
  });

  test('[G-09] texts, people and ratings are those of the classes in the subscription', async () => {
    const { descriptions_by_asset_class: texts, related_analysts: analysts } = await record(banks, 'equity');
    expect([Object.keys(texts ?? {}), analysts?.['Fixed Income']]).toEqual([['Equity'], []]);
    const none = await record(banks, 'nothing');
    expect([none.descriptions_by_asset_class, none.related_analysts]).toEqual([undefined, undefined]);
    expect((await record('C0001', 'nothing')).kpis).toBeUndefined();
    const { records } = await companies({}, 'equity');
    for (const { kpis } of records) expect(kpis.Ratings.Bonds).toBeNull();
  });
});
