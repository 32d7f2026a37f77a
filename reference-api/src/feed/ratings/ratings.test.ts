import { zurichDay } from '@portal/node';
import { sql } from 'drizzle-orm';
import { addDays } from '#publishingDay.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { publishDue } from '../publishWhenDue.ts';
import { runFeed } from '../runFeed.ts';

const taxonomy = [
  { kind: 'sector', reference: 'S-1', name: { en: 'Clockwork', de: 'Uhrwerke' } },
  {
    ...{ kind: 'company', reference: 'C-1', name: 'Real Watches', sector: 'S-1' },
    asset_classes: ['Equity', 'Fixed Income'],
  },
];

const rating = (stated_on: string, words: string, more: object = {}) => ({
  ...{ kind: 'rating', company: 'C-1', class: 'Equities', stated_on, rating: words },
  ...more,
});

onOneEngine('[D-02] ratings of a feed', (api) => {
  const feed = async (...records: object[]) => {
    const { db, content } = api().services;
    const lines = records.map((record, index) => ({ line: index + 1, text: JSON.stringify(record) }));
    const settings = {
      db,
      content,
      folder: '.',
      mostBytes: 1,
      feed: 'tester',
      passwordPower: 10,
      dryRun: false,
    };
    const said: string[] = [];
    for await (const { outcome, reason } of runFeed(lines, settings)) said.push(reason ?? outcome);
    return said;
  };
  const history = () =>
    api().services.db.query(sql`
      select stated_on::text as day, rating, previous, previous_on::text as before, action from ratings
      where company_id = (select id from tags where value = 'Real Watches') and kind = 'Equities' order by stated_on`);

  test('make a history, whatever their order, and say what they change', async () => {
    await feed(...taxonomy);
    const fed = [rating('2026-03-02', 'Outperform'), rating('2026-01-05', 'Underperform')];
    expect(await feed(...fed, rating('2026-02-02', 'Market perform'))).toEqual([
      'stored',
      'stored',
      'stored',
    ]);
    const first = { day: '2026-01-05', rating: 'Underperform', previous: null, before: null, action: null };
    expect(await history()).toEqual([
      first,
      {
        ...{ day: '2026-02-02', rating: 'Market perform', previous: 'Underperform', before: '2026-01-05' },
        action: 'Upgrade',
      },
      {
        ...{ day: '2026-03-02', rating: 'Outperform', previous: 'Market perform', before: '2026-02-02' },
        action: 'Upgrade',
      },
    ]);
    await feed(rating('2026-02-02', 'Outperform'));
    expect((await history()).slice(1)).toMatchObject([
      { rating: 'Outperform', action: 'Upgrade' },
      { rating: 'Outperform', previous: 'Outperform', action: 'Reiterate' },
    ]);
    const token = await api().tokenOf('everything');
    const { body } = await api().get<{ records: { company: { value: string }; rating: string }[] }>(
      'latest_ratings',
      { token, query: { type: 'Equities', coverage: 'own', page_size: '100' } },
    );
    expect(JSON.stringify(body)).toContain('Real Watches');
  });

  test('keep their order, also if one is taken back and its company has two names', async () => {
    const day = '2025-01-06';
    const first = rating(day, 'Underperform');
    const fed = [{ ...first, action: 'withdraw' }, rating(day, 'Outperform', { company: 'Real Watches' })];
    expect(await feed(first, ...fed)).toEqual(['stored', 'withdrawn', 'stored']);
    expect(await history()).toContainEqual(expect.objectContaining({ day, rating: 'Outperform' }));
    await feed({ ...rating(day, 'Outperform'), action: 'withdraw' });
  });

  test('[L-25] are news from their arrival, also corrected ones; an older past is not', async () => {
    const { db } = api().services;
    const today = zurichDay(new Date());
    const yesterday = addDays(today, -1);
    const days = () =>
      db.query(sql`
        select stated_on::text as day, (public_at at time zone 'Europe/Zurich')::date::text as public from ratings
        where company_id = (select id from tags where value = 'Real Watches') and kind = 'Bonds' order by stated_on`);
    const bond = (day: string, words: string) => rating(day, words, { class: 'Bonds' });
    await feed(bond('2026-01-05', 'A stable'), bond(yesterday, 'BBB stable'));
    expect(await days()).toEqual([
      { day: '2026-01-05', public: '2026-01-05' },
      { day: yesterday, public: today },
    ]);
    await db.query(sql`update ratings set public_at = public_at - interval '1 day' where kind = 'Bonds'`);
    await feed(bond(yesterday, 'BBB stable'));
    expect((await days())[1]).toEqual({ day: yesterday, public: yesterday });
    await feed(bond(yesterday, 'A stable'));
    expect((await days())[1]).toEqual({ day: yesterday, public: today });
  });

  test('[D-07] what a paper under embargo states is a rating from its publication on', async () => {
    const { db } = api().services;
    const type = {
      kind: 'publication_type',
      name: { en: 'Call', de: 'Ruf' },
      aggregated_type: 'Company Research',
    };
    const paper = (more: object = {}) => ({
      ...{ kind: 'publication', reference: 'R-1', publish_at: '2099-05-04T07:00:00+02:00', language: 'en' },
      ...{
        type: 'Call',
        asset_classes: ['Equity'],
        title: 'Up',
        companies: ['C-1'],
        sectors: ['S-1'],
        ...more,
      },
    });
    const stated = (day: string, words: string) => rating(day, words, { publication: 'R-1' });
    const before = await history();
    expect(await feed(stated('2026-03-09', 'Underperform'))).toEqual(['There is no publication R-1.']);
    expect(
      await feed(
        ...[type, paper(), stated('2026-03-09', 'Underperform'), stated('2026-03-09', 'Market perform')],
        ...[stated('2099-05-04', 'Outperform'), stated('2099-05-05', 'Outperform')],
      ),
    ).toEqual([
      ...['stored', ...Array<string>(4).fill('held until its time')],
      'R-1 is published on 2099-05-04, and states a rating of 2099-05-05.',
    ]);
    expect(await history()).toEqual(before);
    const better = (publishAt: string) => paper({ publish_at: publishAt, title: 'Up!', action: 'replace' });
    expect(await feed(better('2099-05-03T07:00:00+02:00'), better('2099-05-04T08:00:00+02:00'))).toEqual([
      'R-1 is published on 2099-05-03, and states a rating of 2099-05-04.',
      'held until its time',
    ]);
    await db.query(sql`update held_publications set publish_at = now() - interval '1 second'`);
    const fail = (error: unknown) => {
      throw error;
    };
    expect(await publishDue(db, fail)).toBe(1);
    expect((await history()).slice(before.length)).toMatchObject([
      { day: '2026-03-09', rating: 'Market perform' },
      { day: '2099-05-04', rating: 'Outperform', previous: 'Market perform', action: 'Upgrade' },
    ]);
    expect(await feed(stated('2026-03-10', 'Underperform'))).toEqual(['stored']);
  });

  test('[D-02] are taken back, and the next one is compared with the one before', async () => {
    const esg = (day: string, words: string, more: object = {}) =>
      rating(day, words, { class: 'ESG', ...more });
    const stored = () =>
      api().services.db.query(sql`
        select rating, previous, previous_on::text as before, action from ratings where kind = 'ESG'
          and company_id = (select id from tags where value = 'Real Watches') order by stated_on`);
    const withdraw = { action: 'withdraw' };
    const fed = [esg('2026-01-05', '2'), esg('2026-02-05', '5'), esg('2026-03-05', '4')];
    const taken = ['stored', 'stored', 'stored', 'withdrawn'];
    expect(await feed(...fed, esg('2026-02-05', '5', withdraw))).toEqual(taken);
    expect(await stored()).toMatchObject([
      { rating: '2', previous: null },
      { rating: '4', previous: '2', before: '2026-01-05', action: 'Upgrade' },
    ]);
    expect(await feed(esg('2026-01-05', '2', withdraw), esg('2026-01-05', '2', withdraw))).toEqual([
      'withdrawn',
      'There is no ESG rating of C-1 of 2026-01-05 to withdraw.',
    ]);
    expect(await stored()).toEqual([{ rating: '4', previous: null, before: null, action: null }]);
  });

  test('[D-07] of a paper under embargo are taken back before it appears', async () => {
    const paper = {
      ...{ kind: 'publication', reference: 'R-3', publish_at: '2099-06-01T07:00:00+02:00', language: 'en' },
      ...{ type: 'Call', asset_classes: ['Equity'], title: 'No rating', sectors: ['S-1'] },
    };
    const stated = { publication: 'R-3', class: 'Bonds' };
    const withdrawn = rating('2026-05-01', 'A stable', { ...stated, action: 'withdraw' });
    expect(await feed(paper, rating('2026-05-01', 'A stable', stated), withdrawn, withdrawn)).toEqual([
      ...['held until its time', 'held until its time', 'withdrawn'],
      'There is no Bonds rating of C-1 of 2026-05-01 to withdraw.',
    ]);
    const rows = await api().services.db.query(
      sql`delete from held_publications where reference = 'R-3' returning record -> 'ratings' as ratings`,
    );
    expect(rows).toEqual([{ ratings: [] }]);
  });

  test('[D-07] a rating that cannot be stored in time is reported; its paper appears', async () => {
    const { db } = api().services;
    const company = { ...taxonomy[1], reference: 'C-2', name: 'Short-lived Watches' };
    const paper = {
      ...{ kind: 'publication', reference: 'R-2', publish_at: '2099-06-01T07:00:00+02:00', language: 'en' },
      ...{ type: 'Call', asset_classes: ['Equity'], title: 'Two ratings', sectors: ['S-1'] },
    };
    const stated = { publication: 'R-2', class: 'Bonds' };
    expect(
      await feed(
        ...[company, paper, rating('2026-04-01', 'A stable', { ...stated, company: 'C-2' })],
        rating('2026-04-01', 'AA stable', stated),
      ),
    ).toEqual(['stored', ...Array<string>(3).fill('held until its time')]);
    await db.query(sql`update tags set external_id = 'C-3' where value = 'Short-lived Watches'`);
    await db.query(sql`update held_publications set publish_at = now() - interval '1 second'`);
    const note = jest.fn<undefined, [unknown, string]>();
    expect(await publishDue(db, note)).toBe(1);
    const [error, reference] = note.mock.lastCall ?? [];
    expect([note.mock.calls.length, reference]).toEqual([1, 'R-2']);
    expect(error).toMatchObject({
      message: 'The Bonds rating of C-2 of 2026-04-01 is not stored.',
      cause: { message: 'There is no Company “C-2”.' },
    });
    expect(await db.query(sql`select rating from ratings where publication = 'R-2'`)).toEqual([
      { rating: 'AA stable' },
    ]);
  });

  test.each([
    [rating('2099-01-01', 'Outperform'), '2099-01-01 is in the future.'],
    [rating('2026-01-01', 'Great'), 'rating: is not a rating of this class.'],
    [rating('2026-01-01', 'Outperform', { class: 'Bonds' }), 'rating: is not a rating of this class.'],
    [rating('2026-01-01', 'Outperform', { company: 'C-9' }), 'There is no Company “C-9”.'],
    [rating('2026-01-01', 'Outperform', { target_price: 90 }), 'close_currency: is missing for the prices.'],
    [rating('2026-01-01', 'Outperform', { close_price: 80 }), 'close_currency: is missing for the prices.'],
    [rating('1 May', 'Outperform'), 'stated_on: must be a day such as 2026-11-27.'],
  ])('%j is refused', async (record, reason) => {
    expect(await feed(record)).toEqual([reason]);
  });
});
