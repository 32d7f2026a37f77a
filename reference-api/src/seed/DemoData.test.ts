import { zurichDay } from '@portal/node';
import { sql } from 'drizzle-orm';
import { passwordPower } from '#areas/auth/passwords.ts';
import { oneEngine, openTestDatabase } from '#testing/openTestDatabase.ts';
import { DemoData, type DemoOptions } from './DemoData.ts';

describe('demo data', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let today = '2026-03-11';
  beforeAll(async () => {
    database = await openTestDatabase(oneEngine);
  }, 60_000);
  afterAll(() => database.close());

  const run = async (options: Partial<DemoOptions> = {}) => {
    const demo = new DemoData(database.db, {
      size: 240,
      newestFirst: 100,
      batchSize: 80,
      today: () => today,
      realToday: false,
      passwordPower: passwordPower.least,
      ...options,
    });
    await demo.begin();
    const begun = await count();
    const complete = demo.keep((error) => {
      throw error;
    });
    return { demo, begun, complete };
  };
  const count = async (where = sql`true`) => {
    const [row] = await database.db.query<{ count: number }>(
      sql`select count(*)::int as count from publications where libraries <> 0 and ${where}`,
    );
    return row?.count ?? 0;
  };

  test('the newest come first; the rest follows in the background; a second start adds nothing', async () => {
    const { demo, begun, complete } = await run();
    expect(begun).toBeGreaterThanOrEqual(100);
    expect(begun).toBeLessThan(240);
    await complete;
    await demo.stop();
    expect(await count()).toBe(240);
    const again = await run();
    await again.demo.stop();
    expect(await count()).toBe(240);
  }, 30_000);

  test('when the next day has begun, it has publications of its own', async () => {
    today = '2026-03-12';
    const { demo } = await run();
    await demo.stop();
    expect(
      await count(sql`(publication_date at time zone 'Europe/Zurich')::date = '2026-03-12'`),
    ).toBeGreaterThanOrEqual(24);
  });

  test('several processes that start at once store everything once', async () => {
    today = '2026-03-13';
    const started = await Promise.all([run(), run()]);
    await Promise.all(started.map(({ demo }) => demo.stop()));
    const today24 = await count(sql`(publication_date at time zone 'Europe/Zurich')::date = '2026-03-13'`);
    expect(today24).toBeLessThanOrEqual(40);
  }, 30_000);

  test('a database that is older than the ratings gets them, and rating changes that agree with them', async () => {
    await database.db.query(sql`delete from ratings`);
    await database.db.query(sql`delete from companies`);
    await database.db.query(
      sql`update publications set title = 'Rated before there were ratings' where publication_type = 'Ratingänderung'`,
    );
    const { demo } = await run();
    await demo.stop();
    expect(await count(sql`publication_type = 'Ratingänderung'`)).toBeGreaterThan(4);
    expect(await count(sql`title = 'Rated before there were ratings'`)).toBe(0);
    expect(
      await count(sql`publication_type = 'Ratingänderung' and not exists (
        select 1 from ratings where company_id = any(primary_tags) and kind = 'Equities' and action is not null
          and stated_on = (publication_date at time zone 'Europe/Zurich')::date)`),
    ).toBe(0);
  }, 30_000);

  test('nothing is from the future on a day that is not over', async () => {
    today = zurichDay(new Date());
    const { demo } = await run({ realToday: true });
    await demo.stop();
    const future = await database.db.query(
      sql`select title from publications where publication_date > now()`,
    );
    expect(future).toEqual([]);
  }, 30_000);
});
