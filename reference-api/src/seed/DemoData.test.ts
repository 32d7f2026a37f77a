import { zurichDay } from '@portal/node';
import { sql } from 'drizzle-orm';
import { passwordPower, verifyPassword } from '#areas/auth/passwords.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { demoPassword } from './demoAccounts.ts';
import { DemoData, type DemoOptions } from './DemoData.ts';
import { companies } from './universe.ts';

describe.each(usualEngines)('demo data (%s)', (engine) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let today = '2026-03-11';
  beforeAll(async () => {
    database = await openTestDatabase(engine);
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

  test('the newest come first, the rest in the background; a second start adds nothing', async () => {
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

  test('[D-01] its clients come by the feed, with firm and package; a second start changes none', async () => {
    const clients = () =>
      database.db.query<{
        username: string;
        hash: string;
        terms: boolean;
        firm: string;
        package: string;
      }>(sql`
        select username, password_hash as hash, accepted_terms as terms, f.name as firm, p.name as package
        from clients c join firms f on f.id = firm_id join packages p on p.id = package_id
        where c.origin = 'demo' and f.origin = 'demo' and p.origin = 'demo' order by c.id`);
    const found = await clients();
    expect(found.map(({ username, terms, firm, package: name }) => [username, terms, firm, name])).toEqual([
      ['everything@demo.example', true, 'Demo Clients', 'demo-everything'],
      ['equity@demo.example', true, 'Demo Clients', 'demo-equity'],
      ['bonds@demo.example', true, 'Demo Clients', 'demo-bonds'],
      ['new@demo.example', false, 'Demo Clients', 'demo-new'],
      ['nothing@demo.example', true, 'Demo Clients', 'demo-nothing'],
    ]);
    for (const { hash } of found) expect(await verifyPassword(demoPassword, hash)).toBe(true);
    const audited = await database.db.query<{ action: string; count: number }>(sql`
      select action, count(*)::int as count from audit_entries where who = 'demo' group by action order by action`);
    expect(audited.map(({ action, count: times }) => [action, times])).toEqual([
      ['client added', 5],
      ['firm added', 1],
      ['package added', 5],
    ]);
    const { demo } = await run();
    await demo.stop();
    expect(await clients()).toEqual(found);
  }, 30_000);

  test('what a bank features stays featured when the demo goes on', async () => {
    await database.db.query(sql`
      insert into featured (library, list, publication_id) select 'equities', 'Default', max(id) from publications where libraries = 0`);
    const { demo } = await run();
    await demo.stop();
    expect(
      await database.db.query(sql`
        select from featured where publication_id in (select id from publications where libraries = 0)`),
    ).toHaveLength(1);
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

  test('a published rating change is one that was stated on its day', async () => {
    expect(await count(sql`publication_type = 'Ratingänderung'`)).toBeGreaterThan(4);
    expect(
      await count(sql`publication_type = 'Ratingänderung' and not exists (
        select 1 from ratings where company_id = any(primary_tags) and kind = 'Equities' and action is not null
          and stated_on = (publication_date at time zone 'Europe/Zurich')::date)`),
    ).toBe(0);
  });

  test('a bank’s company of the same name is unchanged, and gets no demo ratings', async () => {
    const [company] = companies;
    const name = company?.name ?? '';
    const facts = () =>
      database.db.query(sql`
        select origin, external_id, (select isin from companies where id = tags.id) as isin,
          (select count(*)::int from ratings where company_id = tags.id) as ratings
        from tags where category = 'Company' and value = ${name}`);
    await database.db.query(sql`
      update tags set origin = 'feed', external_id = 'BANK-1' where category = 'Company' and value = ${name}`);
    await database.db.query(sql`
      update companies set isin = null where id = (select id from tags where category = 'Company' and value = ${name})`);
    await database.db.query(
      sql`delete from ratings where company_id = (select id from tags where category = 'Company' and value = ${name})`,
    );
    const { demo } = await run();
    await demo.stop();
    expect(await facts()).toEqual([{ origin: 'feed', external_id: 'BANK-1', isin: null, ratings: 0 }]);
  });

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
