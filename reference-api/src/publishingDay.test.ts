import { sql } from 'drizzle-orm';
import { openTestDatabase, testEngines } from '#testing/openTestDatabase.ts';
import {
  addDays,
  atZurich,
  dayNumber,
  dayOf,
  localTime,
  publishedBetween,
  weekday,
} from './publishingDay.ts';

test('days are added on the calendar, over clock changes, months and leap years', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(weekday('2026-03-11')).toBe(3);
  expect(dayOf(dayNumber('2028-02-28') + 1)).toBe('2028-02-29');
  expect(localTime('2026-03-11', 6 * 60 + 5)).toBe('2026-03-11 06:05');
});

describe.each(testEngines)('in the database (%s)', (engine) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 60_000);
  afterAll(() => database.close());

  test.each([
    ['2026-03-29', 23],
    ['2026-03-30', 24],
    ['2026-10-25', 25],
  ])('%s has %i hours, all of them and no others', async (day, hours) => {
    const rows = await database.db.query<{ day: string }>(sql`
      select publication_date from
        (select generate_series(${atZurich(addDays(day, -1))}, ${atZurich(addDays(day, 2))}, interval '1 hour') as publication_date) as hours
      where ${publishedBetween(day, day)}`);
    expect(rows).toHaveLength(hours);
  });
});
