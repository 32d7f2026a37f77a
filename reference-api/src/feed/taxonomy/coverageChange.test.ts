import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { coverageChange } from './coverageChange.ts';
import { runFeed } from '../runFeed.ts';

const covered = (active: boolean, ...analystIds: number[]) => ({ active, analystIds });

test.each([
  [covered(true, 1), covered(true, 1), undefined],
  [covered(true, 1, 2), covered(true, 2, 1), undefined],
  [covered(true, 1), covered(true, 2), 'analysts'],
  [covered(true, 1), covered(true, 1, 2), 'analysts'],
  [covered(true, 1, 2), covered(true, 1), 'analysts'],
  [covered(true, 1), covered(false, 2), 'dropped'],
  [covered(false, 1), covered(true, 1), 'begun'],
  [covered(false, 1), covered(false, 2), undefined],
] as const)('[L-25] from %j to %j the change is %s', (before, after, change) => {
  expect(coverageChange(before, after)).toBe(change);
});

onOneEngine('[L-25] coverage changes of a feed', (api) => {
  const feed = async (...records: object[]) => {
    const { db, content } = api().services;
    const lines = records.map((record, index) => ({ line: index + 1, text: JSON.stringify(record) }));
    const settings = { folder: '.', mostBytes: 1, feed: 'tester', passwordPower: 10, dryRun: false };
    for await (const { reason } of runFeed(lines, { db, content, ...settings }))
      expect(reason).toBeUndefined();
  };
  const company = (reference: string, analysts: string[], active = true) => ({
    ...{ kind: 'company', reference, name: `Watches ${reference}`, sector: 'S-1', analysts, active },
    asset_classes: ['Equity'],
  });
  const noted = (reference: string) =>
    api().services.db.query(sql`
      select kind, array(select external_id from tags where id = any(analysts_before)) as before,
        array(select external_id from tags where id = any(analysts_after)) as after
      from coverage_changes where company_id = (select id from tags where value = ${`Watches ${reference}`})
      order by changed_on`);
  const nextDay = () => api().services.db.query(sql`update coverage_changes set changed_on = changed_on - 1`);

  beforeAll(async () => {
    const analyst = (reference: string) => ({
      ...{ kind: 'analyst', reference, name: `Analyst ${reference}`, asset_classes: ['Equity'] },
    });
    await feed(
      { kind: 'sector', reference: 'S-1', name: { en: 'Clockwork', de: 'Uhrwerke' } },
      ...['A-1', 'A-2', 'A-3'].map(analyst),
    );
  });

  test('within a day corrections are no change; the rest compares with the day’s start', async () => {
    await feed(company('C-1', ['A-1']), company('C-1', ['A-2']), company('C-1', ['A-1']));
    expect(await noted('C-1')).toEqual([]);
    await feed(company('C-1', ['A-2']), company('C-1', ['A-3']));
    expect(await noted('C-1')).toEqual([{ kind: 'analysts', before: ['A-1'], after: ['A-3'] }]);
  });

  test('coverage that ends and begins on one day is no change; on another it began again', async () => {
    await feed(company('C-2', ['A-1']), company('C-2', ['A-1'], false), company('C-2', ['A-1']));
    expect(await noted('C-2')).toEqual([]);
    await feed(company('C-2', ['A-1'], false));
    await nextDay();
    await feed(company('C-2', ['A-2']));
    expect(await noted('C-2')).toMatchObject([{ kind: 'dropped' }, { kind: 'begun', after: ['A-2'] }]);
  });

  test('a company that is covered for the first time has not begun again', async () => {
    await feed(company('C-3', ['A-1'], false), company('C-3', ['A-1']));
    expect(await noted('C-3')).toEqual([]);
  });
});
