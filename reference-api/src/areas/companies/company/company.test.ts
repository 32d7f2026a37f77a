import type { ServedRecord } from '@portal/wire';
import type { ServedRatingHistory } from '@portal/wire-profiles';
import type { CoverageList } from '@portal/wire-team-coverage';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

type Answer = Record<string, { can_access: boolean }>;

onOneEngine('companies', (api) => {
  const ask = async <Body>(path: string, query: Record<string, string>, word = 'everything') =>
    api().get<Body>(path, { token: await api().tokenOf(word), query });
  const permissionsOf = async (id: string, word?: string) => {
    const { status, body } = await ask<Answer>('portal_tabs/company_profile_permissions', { Id: id }, word);
    expect(status).toBe(200);
    return Object.keys(body).filter((tab) => body[tab]?.can_access === true);
  };
  const historyOf = async (ref: string, word?: string) => {
    const { status, body } = await ask<ServedRatingHistory>('rating_history', { ref }, word);
    expect(status).toBe(200);
    return body;
  };
  /** An active company covered in exactly these classes. */
  const coveredIn = async (...classes: string[]) => {
    const [found] = await api().services.db.query<{ ref: string }>(sql`
      select external_id as ref from tags where category = 'Company' and not inactive and not international
        and related_asset_classes = ${sql.param(classes)}::text[] order by id limit 1`);
    return found?.ref ?? '';
  };

  test('[P-05] the tabs are those of the subscription and of what the company is covered in', async () => {
    const [both, shares, debt] = [
      await coveredIn('Equity', 'Fixed Income'),
      await coveredIn('Equity'),
      await coveredIn('Fixed Income'),
    ];
    const tabs = (...names: string[]) => names.map((name) => `company_profile_${name}_tab`);
    expect(await permissionsOf(both)).toEqual(tabs('overview', 'equity', 'fixed_income', 'esg'));
    expect(await permissionsOf(shares)).toEqual(tabs('overview', 'equity', 'esg'));
    expect(await permissionsOf(debt)).toEqual(tabs('overview', 'fixed_income', 'esg'));
    expect(await permissionsOf(both, 'equity')).toEqual(tabs('overview', 'equity'));
    expect(await permissionsOf(both, 'bonds')).toEqual(tabs('overview', 'fixed_income'));
    expect(await permissionsOf(both, 'nothing')).toEqual([]);
  });

  test('[P-02] the record has summary, sector, analysts of both classes, and current ratings', async () => {
    const ref = await coveredIn('Equity', 'Fixed Income');
    const { status, body } = await ask<ServedRecord>('tags/by_ref', { ref });
    expect(status).toBe(200);
    expect(body.summary?.value.split('\n\n')).toHaveLength(2);
    expect(body.summary?.translated_value).toContain('gegründet');
    expect(body.sector).toMatchObject({ category: 'Sector', external_id: expect.stringMatching(/^S\d{4}$/) });
    for (const assetClass of ['Equity', 'Fixed Income'] as const)
      expect(body.related_analysts?.[assetClass][0]).toMatchObject({
        external_id: expect.stringMatching(/^A\d{4}$/),
        profile_active: true,
      });
    const history = await historyOf(ref);
    for (const kind of ['Equity', 'Bonds', 'ESG'] as const) {
      const { date, current, previous, action } = history[kind].at(-1) ?? {};
      expect(body.kpis?.Ratings[kind]).toMatchObject({ date, current, previous, action });
    }
  });

  test('[P-08] the record has tickers, model and rating bank, as coverage has them', async () => {
    const covered = async (assetClass: string, word?: string) => {
      const { body } = await ask<CoverageList>('tag_coverage', { asset_classification: assetClass }, word);
      return body.records.flatMap(({ companies: all }) => all);
    };
    const seen = async (word?: string) => {
      const all = await covered('Equity', word);
      const listed = all.find(({ model_download_link: model }) => model != null);
      const { body } = await ask<ServedRecord>('tags/by_ref', { ref: listed?.external_id ?? '' }, word);
      const { tk_ticker, bloomberg_company_ticker, model_download_link } = listed ?? {};
      expect(body).toMatchObject({ tk_ticker, bloomberg_company_ticker, model_download_link });
      return body;
    };
    const open = await seen();
    expect(open.tk_ticker?.value).toMatch(/^\w+$/);
    expect(open.model_download_link).toEqual({
      url: expect.stringMatching(/^documents\//),
      entitled: true,
      raw_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(open.kpis?.Ratings.Equity?.coverage).toBe('own');
    const [abroad] = await covered('International');
    const { body } = await ask<ServedRecord>('tags/by_ref', { ref: abroad?.external_id ?? '' });
    expect(body.kpis?.Ratings.Equity?.coverage).toBe('partner');
  });

  test('[G-09] the record names no address of a model outside of the subscription', async () => {
    const [found] = await api().services.db.query<{ ref: string }>(sql`
      select external_id as ref from companies join tags on tags.id = companies.id join publications model on model.doc_ref = model_ref
      where not inactive and related_asset_classes @> array['Fixed Income'] order by companies.id limit 1`);
    const { body } = await ask<ServedRecord>('tags/by_ref', { ref: found?.ref ?? '' }, 'bonds');
    expect(body.model_download_link).toMatchObject({ url: '', entitled: false });
  });

  test('[G-09] the record shows ratings in the subscription, and none without a tab', async () => {
    const ref = await coveredIn('Equity', 'Fixed Income');
    const { body } = await ask<ServedRecord>('tags/by_ref', { ref }, 'equity');
    expect(body.kpis?.Ratings).toMatchObject({
      Bonds: null,
      Equity: expect.anything(),
      ESG: expect.anything(),
    });
    const bare = await ask<ServedRecord>('tags/by_ref', { ref }, 'nothing');
    expect([bare.body.summary, bare.body.kpis, bare.body.sector]).toEqual([undefined, undefined, undefined]);
  });

  test('[P-06] the history has every rating, oldest first, up to the one that holds', async () => {
    const ref = await coveredIn('Equity', 'Fixed Income');
    const history = await historyOf(ref);
    const stored = await api().services.db.query<{ kind: string; rating: string }>(sql`
      select kind, rating from ratings where company_id = (select id from tags where category = 'Company' and external_id = ${ref})
      order by kind, stated_on`);
    const ratingsOf = (sought: string) =>
      stored.filter(({ kind }) => kind === sought).map(({ rating }) => rating);
    expect(history.Equity.map(({ current }) => current)).toEqual(ratingsOf('Equities'));
    expect(history.Bonds.map(({ current }) => current)).toEqual(ratingsOf('Bonds'));
    expect(history.ESG.map(({ current }) => current)).toEqual(ratingsOf('ESG'));
    for (const stated of Object.values(history)) {
      expect(stated.length).toBeGreaterThan(1);
      const dates = stated.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const [place, { previous }] of stated.entries())
        if (place > 0) expect(previous).toBe(stated[place - 1]?.current);
    }
  });

  test('[P-06] ratings of shares have the close price of their day, the others none', async () => {
    const { Equity, Bonds, ESG } = await historyOf(await coveredIn('Equity', 'Fixed Income'));
    for (const { close_price } of Equity)
      expect(close_price).toEqual({ amount: expect.any(Number), currency: 'CHF' });
    expect(new Set(Equity.map(({ close_price }) => close_price?.amount)).size).toBe(Equity.length);
    for (const { close_price } of [...Bonds, ...ESG]) expect(close_price).toBeNull();
  });

  test('[P-08] ratings of shares have a target price in one currency, and their day’s paper', async () => {
    const ref = await coveredIn('Equity', 'Fixed Income');
    const before = await historyOf(ref);
    for (const { target_price, close_price } of before.Equity)
      expect(target_price).toEqual({ amount: expect.any(Number), currency: close_price?.currency });
    for (const { target_price } of [...before.Bonds, ...before.ESG]) expect(target_price).toBeNull();
    const day = before.Equity.at(-1)?.date ?? '';
    await api().services.db.query(sql`
      update publications set publication_date = (${day}::date + time '08:00') at time zone 'Europe/Zurich', has_preview = true
      where id = (
        select p.id from publications p join tags on tags.id = any(p.primary_tags)
        where tags.category = 'Company' and tags.external_id = ${ref} order by p.id limit 1)`);
    const { paper } = (await historyOf(ref)).Equity.at(-1) ?? {};
    expect(paper).toEqual({
      title: expect.any(String),
      language: expect.stringMatching(/^(?:en|de)$/),
      preview_link: expect.stringMatching(/^\/document_preview\//),
    });
  });

  test('[P-08] a rating’s own paper is shown in the reader’s language, and no other instead', async () => {
    const ref = await coveredIn('Equity', 'Fixed Income');
    const add = async (more: object) => {
      const body = { title: 'Stated', form: 'html', paper: 'stating', ...more };
      return (await api().post<{ doc_ref: string }>('test/publications', { body })).body.doc_ref;
    };
    const paperWhenNamed = async (name: string) => {
      await api().services.db.query(sql`
        update ratings set publication = ${name} where kind = 'Equities'
          and company_id = (select id from tags where category = 'Company' and external_id = ${ref})`);
      return (await historyOf(ref)).Equity.at(-1)?.paper;
    };
    const german = await add({ language: 'de' });
    expect(await paperWhenNamed(german)).toMatchObject({
      ...{ language: 'de', preview_link: `/document_preview/${german}` },
    });
    const english = await add({ language: 'en' });
    expect(await paperWhenNamed(german)).toMatchObject({
      ...{ language: 'en', preview_link: `/document_preview/${english}` },
    });
    expect(await paperWhenNamed('withdrawn')).toBeNull();
  });

  test('[G-09] the history is that of the research in the subscription', async () => {
    const ref = await coveredIn('Equity', 'Fixed Income');
    const kinds = (history: ServedRatingHistory) =>
      Object.entries(history).flatMap(([kind, stated]) => (stated.length > 0 ? [kind] : []));
    expect(kinds(await historyOf(ref, 'equity'))).toEqual(['Equity', 'ESG']);
    expect(kinds(await historyOf(ref, 'bonds'))).toEqual(['Bonds', 'ESG']);
    const refused = await ask('rating_history', { ref }, 'nothing');
    expect(refused).toMatchObject({
      status: 403,
      body: { detail: 'This company is not included in the subscription.' },
    });
  });

  test.each(['C9999', 'S0001', 'A0001', '%'])('%s is no company', async (ref) => {
    const answers = [
      await ask('portal_tabs/company_profile_permissions', { Id: ref }),
      await ask('rating_history', { ref }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: 'There is no company with this reference.' });
    }
  });

  test('a company that is no longer covered has no profile', async () => {
    const [gone] = await api().services.db.query<{ ref: string }>(
      sql`select external_id as ref from tags where category = 'Company' and inactive limit 1`,
    );
    expect((await ask('rating_history', { ref: gone?.ref ?? '' })).status).toBe(404);
  });
});
