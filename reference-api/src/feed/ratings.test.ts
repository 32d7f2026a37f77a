import { sql } from 'drizzle-orm';
import { onEveryEngine } from '#testing/onEveryEngine.ts';
import { runFeed } from './runFeed.ts';

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

onEveryEngine('[D-02] ratings of a feed', (api) => {
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

  test.each([
    [rating('2099-01-01', 'Outperform'), '2099-01-01 is in the future.'],
    [rating('2026-01-01', 'Great'), 'rating: is not a rating of this class.'],
    [rating('2026-01-01', 'Outperform', { class: 'Bonds' }), 'rating: is not a rating of this class.'],
    [rating('2026-01-01', 'Outperform', { company: 'C-9' }), 'There is no Company “C-9”.'],
    [rating('1 May', 'Outperform'), 'stated_on: must be a day such as 2026-11-27.'],
  ])('%j is refused', async (record, reason) => {
    expect(await feed(record)).toEqual([reason]);
  });
});
