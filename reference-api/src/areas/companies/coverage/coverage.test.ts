import type { CoverageList, CoveredCompany } from '@portal/wire-team-coverage';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('coverage', (api) => {
  const ask = async (asset_classification: string, word: string) =>
    api().get<CoverageList>('tag_coverage', {
      token: await api().tokenOf(word),
      query: { asset_classification },
    });
  const companiesOf = async (asset_classification: string, word = 'everything') => {
    const { status, body } = await ask(asset_classification, word);
    expect(status).toBe(200);
    return body.records.flatMap(({ companies }) => companies);
  };
  const rated = (companies: readonly CoveredCompany[], kind: 'Equity' | 'Bonds' | 'ESG') =>
    companies.filter(({ kpis }) => kpis?.Ratings?.[kind] != null).length;
  const wordsOf = (companies: readonly CoveredCompany[]) =>
    new Set(companies.map(({ kpis }) => kpis?.Ratings?.Equity?.current));

  test('[C-02] sectors hold their companies, both in the order of names, none twice', async () => {
    const { body } = await ask('Equity', 'everything');
    const order = new Intl.Collator('en');
    const sectors = body.records.map(({ value }) => value);
    expect(sectors.length).toBeGreaterThan(30);
    expect(sectors).toEqual(sectors.toSorted(order.compare));
    const all = body.records.flatMap(({ companies }) => companies.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    for (const { companies } of body.records) {
      const names = companies.map(({ value }) => value);
      expect(names.length).toBeGreaterThan(0);
      expect(names).toEqual(names.toSorted(order.compare));
    }
  });

  test('[C-02] a company has the ratings that hold, its tickers and its analyst', async () => {
    const companies = await companiesOf('Equity');
    expect(companies[0]).toMatchObject({
      external_id: expect.stringMatching(/^C\d{4}$/),
      profile_active: true,
      inactive: false,
      tk_ticker: { value: expect.stringMatching(/^[A-Z]{4}$/) },
      bloomberg_company_ticker: { value: expect.stringMatching(/^[A-Z]{4} [A-Z]{2}$/) },
      analyst: { external_id: expect.stringMatching(/^A\d{4}$/), profile_active: true },
    });
    const newest = await api().services.db.query<{ id: number; rating: string; day: string }>(sql`
      select distinct on (company_id) company_id as id, rating, to_char(stated_on, 'YYYY-MM-DD') as day from ratings
      where kind = 'ESG' order by company_id, stated_on desc`);
    const holds = new Map<unknown, object>(
      newest.map(({ id, rating, day }) => [id, { current: rating, date: day }]),
    );
    for (const { id, kpis } of companies) expect(kpis?.Ratings?.ESG).toMatchObject(holds.get(id) ?? {});
  });

  test('[C-01] the bank’s shares, its debt, and the partner’s shares are three lists', async () => {
    const [equity, bonds, international] = [
      await companiesOf('Equity'),
      await companiesOf('Fixed Income'),
      await companiesOf('International'),
    ];
    const own = new Set(equity.map(({ id }) => id));
    expect(international.length).toBeGreaterThan(20);
    expect(international.filter(({ id }) => own.has(id))).toEqual([]);
    expect(wordsOf(equity)).toContain('Outperform');
    expect(wordsOf(equity)).not.toContain('Buy');
    expect(wordsOf(international)).toContain('Buy');
    expect(wordsOf(international)).not.toContain('Outperform');
    expect(rated(bonds, 'Bonds')).toBe(bonds.length);
    expect(rated(equity, 'Equity')).toBe(equity.length);
  });

  test.each([
    ['equity', 'Equity', 200],
    ['equity', 'International', 403],
    ['equity', 'Fixed Income', 403],
    ['bonds', 'Fixed Income', 200],
    ['bonds', 'Equity', 403],
    ['nothing', 'Equity', 403],
  ])('[G-09] to %s@ the tab %s answers %i', async (word, tab, status) => {
    const answer = await ask(tab, word);
    expect(answer.status).toBe(status);
    if (status === 403)
      expect(answer.body).toMatchObject({ detail: 'This coverage is not included in the subscription.' });
  });

  test('[G-09] ratings of debt are hidden from share subscribers, and the other way round', async () => {
    const equity = await companiesOf('Equity', 'equity');
    expect(rated(equity, 'Bonds')).toBe(0);
    expect(rated(equity, 'ESG')).toBe(equity.length);
    expect(rated(await companiesOf('Equity'), 'Bonds')).toBeGreaterThan(50);
    expect(rated(await companiesOf('Fixed Income', 'bonds'), 'Equity')).toBe(0);
  });

  test('[G-09] a tab without its research in the subscription is empty', async () => {
    const { body: client } = await api().post<{ username: string; password: string }>('test/clients', {
      body: { portal_tabs: ['coverage_equity_tab', 'coverage_fixed_income_tab'], asset_classes: ['Equity'] },
    });
    const { token } = await api().signIn(client.username, client.password);
    const get = async (asset_classification: string) =>
      (await api().get<CoverageList>('tag_coverage', { token, query: { asset_classification } })).body.records
        .length;
    expect([(await get('Equity')) > 0, await get('Fixed Income')]).toEqual([true, 0]);
  });

  test('companies that are no longer covered do not appear', async () => {
    const [first, second] = await companiesOf('Fixed Income');
    const setInactive = (inactive: boolean) =>
      api().services.db.query(sql`update tags set inactive = ${inactive} where id = ${first?.id ?? 0}`);
    await setInactive(true);
    const left = await companiesOf('Fixed Income');
    await setInactive(false);
    expect(left[0]?.id).toBe(second?.id);
  });

  test('[C-02] a model has the day of its upload; only entitled clients get a working link', async () => {
    const models = (await companiesOf('Equity')).flatMap(({ model_download_link: model }) => model ?? []);
    expect(models.length).toBeGreaterThan(100);
    const [first] = models;
    expect(first).toEqual({
      url: expect.stringMatching(/^documents\/model-C\d{4}-\d{4}-\d{2}-\d{2}\/download$/),
      entitled: true,
      raw_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    const token = await api().tokenOf('everything');
    const grant = await api().post<{ auth_token: string }>('download_token', {
      token,
      body: { path: first?.url ?? '' },
    });
    expect(grant.status).toBe(200);
    const bonds = await companiesOf('Fixed Income', 'bonds');
    const refused = bonds.flatMap(({ model_download_link: model }) => model ?? []);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.filter(({ entitled, url }) => entitled === true || url !== '')).toEqual([]);
    const path = first?.url ?? '';
    const other = await api().post('download_token', { token: await api().tokenOf('bonds'), body: { path } });
    expect(other.status).toBe(403);
  });

  test('no library lists a model, and no search finds one', async () => {
    const token = await api().tokenOf('everything');
    const { body } = await api().get<{ records: { title: string }[] }>('all_research_documents', {
      token,
      query: { search_term: 'Financial model', page_size: '200', limit: '1000' },
    });
    expect(body.records.filter(({ title }) => title.endsWith(': Financial model'))).toEqual([]);
  });
});
