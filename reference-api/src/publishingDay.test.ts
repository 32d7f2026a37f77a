import { sql } from 'drizzle-orm';
import { openTestDatabase, testEngines } from '#testing/openTestDatabase.ts';
import {
  addDays,
  atZurich,
  localTime,
  publishedBetween,
  weekday,
  zurichDay,
  zurichMinutes,
} from './publishingDay.ts';

test.each([
  ['a minute before midnight in winter', '2026-01-14T22:59:59Z', '2026-01-14'],
  ['midnight in winter', '2026-01-14T23:00:00Z', '2026-01-15'],
  ['a minute before midnight in summer', '2026-07-14T21:59:59Z', '2026-07-14'],
  ['midnight in summer', '2026-07-14T22:00:00Z', '2026-07-15'],
  ['the night in which clocks go forward', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['the night in which clocks go back', '2026-10-24T22:30:00Z', '2026-10-25'],
  ['the last minute of a year', '2026-12-31T22:59:00Z', '2026-12-31'],
  ['the first minute of a year', '2026-12-31T23:01:00Z', '2027-01-01'],
])('%s', (_, instant, day) => {
  expect(zurichDay(new Date(instant))).toBe(day);
});

test('minutes are those of the clocks in Zurich', () => {
  expect(zurichMinutes(new Date('2026-01-14T23:00:00Z'))).toBe(0);
  expect(zurichMinutes(new Date('2026-07-14T05:30:00Z'))).toBe(7 * 60 + 30);
});

test('days are added on the calendar, over changes of the clocks, months and leap years', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(weekday('2026-03-11')).toBe(3);
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
