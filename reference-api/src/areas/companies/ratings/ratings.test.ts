import { sql } from 'drizzle-orm';
import type { ServedPublicationList } from '@portal/wire';
import type { ServedRatingChange, ServedRatingChangeList } from '@portal/wire-libraries';
import { germanRatings } from '#seed/titles/ratingTitles.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

const filters = (groups: Record<string, string[]>) => JSON.stringify(groups);
const realEstate = 'Real Estate';
const funds = 'Real Estate Funds / Investment Foundations';
const dayOf = ({ kpis: { Ratings } }: ServedRatingChange) => (Ratings.Equities ?? Ratings.Bonds)?.date ?? '';
const sectorsOf = (records: readonly ServedRatingChange[]) => [
  ...new Set(records.map(({ sector }) => sector?.value)),
];

onOneEngine('latest ratings', (api) => {
  const ask = async (query: Record<string, string>, token?: string) =>
    api().get<ServedRatingChangeList>('latest_ratings', {
      token: token ?? (await api().tokenOf('everything')),
      query,
    });
  const list = async (query: Record<string, string>, token?: string) => {
    const { status, body } = await ask({ page_size: '200', ...query }, token);
    expect(status).toBe(200);
    return body.records;
  };
  const tokenWith = async (portal_tabs: string[], asset_classes: string[]) => {
    const wish = { portal_tabs, asset_classes };
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: wish });
    return (await api().signIn(body.username, body.password)).token;
  };

  test('[L-10] newest first, 15 to a page, one row a company; pages follow one another', async () => {
    const { body } = await ask({ type: 'Equities' });
    expect(body.pagination_metadata).toEqual({ page: 1, num_pages: 14, max_records: 200 });
    const second = await ask({ type: 'Equities', page: '2' });
    const all = await list({ type: 'Equities' });
    expect([...body.records, ...second.body.records]).toEqual(all.slice(0, 30));
    expect(new Set(all.map(({ id }) => id)).size).toBe(200);
    expect(all.map(dayOf)).toEqual(all.map(dayOf).toSorted().toReversed());
    const oldest = await list({ type: 'Equities', order: 'asc' });
    expect(oldest.map(dayOf)).toEqual(oldest.map(dayOf).toSorted());
  });

  test('[L-10] a row has what a link to the profile and a line of the panel need', async () => {
    const [equity] = await list({ type: 'Equities', tag_filters: filters({ Sector: ['Software'] }) });
    const [bond] = await list({ type: 'Bonds' });
    expect(equity).toMatchObject({
      category: 'Company',
      profile_active: true,
      inactive: false,
      external_id: expect.stringMatching(/^C\d{4}$/),
      related_asset_class: expect.arrayContaining([{ value: 'Equity' }]),
      sector: { value: 'Software', translated_value: 'Software', category: 'Sector' },
      tk_ticker: { value: expect.stringMatching(/^[A-Z]{4}$/) },
      bloomberg_company_ticker: { value: expect.stringMatching(/^[A-Z]{4} [A-Z]{2}$/) },
      kpis: { Ratings: { Bonds: null } },
    });
    expect(bond?.kpis.Ratings.Equities).toBeNull();
    const rating = bond?.kpis.Ratings.Bonds;
    expect(rating?.current).toMatch(/^[A-D]{1,3}[+-]? (positive|stable|negative)$/);
    expect((rating?.previous_date ?? '') < (rating?.date ?? '')).toBe(true);
  });

  test('[L-10] a row is the rating that holds, whatever was stated before', async () => {
    const records = await list({ type: 'Bonds' });
    const newest = await api().services.db.query<{ id: number; rating: string }>(sql`
      select distinct on (company_id) company_id as id, rating from ratings where kind = 'Bonds' order by company_id, stated_on desc`);
    const holds = new Map(newest.map(({ id, rating }) => [id, rating]));
    for (const { id, kpis } of records) expect(kpis.Ratings.Bonds?.current).toBe(holds.get(id));
  });

  test('[L-12] sectors are included and excluded; exclusion wins; unknown ones match nothing', async () => {
    const estate = await list({
      type: 'Equities',
      tag_filters: filters({ Sector: [realEstate, funds] }),
    });
    expect(sectorsOf(estate).toSorted()).toEqual([realEstate, funds]);
    const equities = await list({ type: 'Equities', exclude_tag_filters: filters({ Sector: [funds] }) });
    expect(sectorsOf(equities)).toContain(realEstate);
    expect(sectorsOf(equities)).not.toContain(funds);
    const both = await list({
      type: 'Equities',
      tag_filters: filters({ Sector: [realEstate, funds] }),
      exclude_tag_filters: filters({ Sector: [funds] }),
    });
    expect(sectorsOf(both)).toEqual([realEstate]);
    const [first] = both;
    const one = await list({ type: 'Equities', tag_filters: filters({ Company: [first?.value ?? ''] }) });
    expect(one).toEqual([first]);
    expect(await list({ type: 'Equities', tag_filters: filters({ Sector: ['Alchemy'] }) })).toEqual([]);
    expect(await list({ type: 'Equities', tag_filters: filters({ Weather: ['Rain'] }) })).toEqual([]);
  });

  test('[L-10] international coverage is the partner bank’s: other companies, in its words', async () => {
    const own = await list({ type: 'Equities', limit: '1000', page: '1' });
    const partner = await list({ type: 'Equities', coverage: 'partner' });
    expect(partner.length).toBeGreaterThan(15);
    const ids = new Set(own.map(({ id }) => id));
    expect(partner.filter(({ id }) => ids.has(id))).toEqual([]);
    const words = new Set(partner.map(({ kpis }) => kpis.Ratings.Equities?.current));
    expect([words.has('Buy'), words.has('Outperform')]).toEqual([true, false]);
    expect(await list({ type: 'Bonds', coverage: 'partner' })).toEqual([]);
  });

  test('companies that are no longer covered do not appear', async () => {
    const [first, second] = await list({ type: 'Bonds' });
    const setInactive = (inactive: boolean) =>
      api().services.db.query(sql`update tags set inactive = ${inactive} where id = ${first?.id ?? 0}`);
    await setInactive(true);
    const left = await list({ type: 'Bonds' });
    await setInactive(false);
    expect(left[0]).toEqual(second);
  });

  test.each([
    ['equity', { type: 'Equities' }, 200],
    ['equity', { type: 'Equities', coverage: 'partner' }, 200],
    ['equity', { type: 'Bonds' }, 403],
    ['bonds', { type: 'Bonds' }, 200],
    ['bonds', { type: 'Equities' }, 403],
    ['bonds', { type: 'Equities', coverage: 'partner' }, 403],
    ['nothing', { type: 'Equities' }, 403],
  ])('[G-09] to %s@ %j answers %i', async (word, query, status) => {
    const { body, ...answer } = await ask(query, await api().tokenOf(word));
    expect(answer.status).toBe(status);
    if (status === 403)
      expect(body).toMatchObject({ detail: 'These ratings are not included in the subscription.' });
  });

  test('[G-09] the real estate library opens the ratings of its sectors, whatever is asked for', async () => {
    const token = await tokenWith(['real_estate_library_tab'], ['Equity']);
    expect(sectorsOf(await list({ type: 'Equities' }, token)).toSorted()).toEqual([realEstate, funds]);
    const other = await list({ type: 'Equities', tag_filters: filters({ Sector: ['Software'] }) }, token);
    expect(other).toEqual([]);
    expect((await ask({ type: 'Equities', coverage: 'partner' }, token)).status).toBe(403);
  });

  test('[G-09] a page without its research in the subscription shows no ratings', async () => {
    const token = await tokenWith(['equity_library_tab', 'fixed_income_library_tab'], ['Equity']);
    expect((await list({ type: 'Equities' }, token)).length).toBeGreaterThan(0);
    expect(await list({ type: 'Bonds' }, token)).toEqual([]);
  });

  test.each([
    [{}, 'type'],
    [{ type: 'Shares' }, 'type'],
    [{ type: 'Bonds', coverage: 'theirs' }, 'coverage'],
    [{ type: 'Bonds', page_size: '0' }, 'page_size'],
    [{ type: 'Bonds', exclude_tag_filters: '{' }, 'exclude_tag_filters'],
  ])('%j is refused, and %s is named', async (query: Record<string, string>, field) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  const research = async (type: string, word: string) => {
    const query = { tag_filters: filters({ 'Publication Type': [type] }), page_size: '200' };
    const token = await api().tokenOf(word);
    return (await api().get<ServedPublicationList>('all_research_documents', { token, query })).body.records;
  };

  test('a published rating change agrees with the history, and so does its document', async () => {
    const records = await research('Ratingänderung', 'everything');
    expect(records.length).toBeGreaterThan(1);
    for (const { doc_ref, title, primary_tags, language, publication_date } of records) {
      const [company] = primary_tags['Company'] ?? [];
      const [stated] = await api().services.db.query<{ rating: string }>(sql`
        select rating from ratings where company_id = ${company?.id ?? 0} and kind = 'Equities' and action is not null
          and stated_on = (${publication_date}::timestamptz at time zone 'Europe/Zurich')::date`);
      const word = language.value === 'German' ? germanRatings[stated?.rating ?? ''] : stated?.rating;
      expect(title).toContain(word);
      const token = await api().tokenOf('everything');
      const preview = await api().get<{ html_content: string }>('document_preview_html', {
        token,
        query: { docRef: doc_ref },
      });
      expect(preview.body.html_content).toContain(`<dd>${word}</dd>`);
    }
  });

  test('[G-09] research names today’s ratings of its company to those who may have both', async () => {
    const rated = await research('Ratingänderung', 'everything');
    expect(rated.every(({ latest_equity_rating }) => typeof latest_equity_rating === 'string')).toBe(true);
    const equity = await research('Ratingänderung', 'equity');
    expect(equity.map(({ latest_equity_rating }) => latest_equity_rating)).toEqual(
      rated.map(({ latest_equity_rating }) => latest_equity_rating),
    );
    expect(equity.every(({ latest_credit_rating }) => latest_credit_rating === null)).toBe(true);
    const bonds = await research('Ratingänderung', 'bonds');
    for (const { entitled, latest_equity_rating, latest_esg_rating } of bonds) {
      expect(latest_equity_rating).toBeNull();
      expect(latest_esg_rating === null).toBe(!entitled);
    }
    const raised = rated.flatMap(({ latest_equity_change: change }) =>
      change?.action === 'Upgrade' ? [change.previous_date] : [],
    );
    expect(raised).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
    for (const { latest_equity_change } of bonds) expect(latest_equity_change).toBeNull();
  });
});
