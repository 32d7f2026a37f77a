import { sql } from 'drizzle-orm';
import { passwordPower } from '#areas/auth/passwords.ts';
import { migrate } from '#db/migrate.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { DemoData } from './DemoData.ts';

test.each(usualEngines)(
  '[N-09] of what is stored clients are notified of a new day alone, not of history (%s)',
  async (engine) => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance'],
    });
    const { db, close } = await openTestDatabase(engine, { name: 'empty', fill: migrate });
    let today = '2026-03-11';
    const demo = new DemoData(db, {
      size: 60,
      today: () => today,
      realToday: false,
      passwordPower: passwordPower.least,
    });
    const fail = (error: unknown) => {
      throw error;
    };
    const announced = () =>
      db.query<{ days: string[] }>(sql`
      select array_agg(distinct to_char(publication_date at time zone 'Europe/Zurich', 'YYYY-MM-DD')) as days
      from announcements a join publications p on p.id = a.publication_id`);
    await demo.begin();
    await demo.keep(fail);
    expect(await announced()).toEqual([{ days: null }]);
    today = '2026-03-12';
    jest.advanceTimersByTime(30_000);
    let days = (await announced())[0]?.days ?? null;
    while (days === null) days = (await announced())[0]?.days ?? null;
    expect(days).toEqual(['2026-03-12']);
    await demo.stop();
    await close();
    jest.useRealTimers();
  },
  60_000,
);
