import { sql } from 'drizzle-orm';
import { buildApp } from '#app.ts';
import { onEveryEngine } from '#testing/onEveryEngine.ts';
import { limitRepository } from './limitRepository.ts';

jest.setTimeout(60_000);

onEveryEngine(
  'limits',
  (api) => {
    const limits = () => limitRepository(api().services.db);
    const wrong = { username: 'nobody@demo.example', password: 'wrong' };
    const attempt = async (app: Awaited<ReturnType<typeof buildApp>>, address: string) => {
      const headers = { 'x-forwarded-for': address };
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth', payload: wrong, headers });
      return statusCode;
    };

    test('are counted for all processes of the API together', async () => {
      const second = await buildApp(api().services, { checkAnswers: true });
      const statuses: number[] = [];
      for (const app of [api().app, second, api().app, second, second, api().app])
        statuses.push(await attempt(app, '203.0.113.1'));
      await second.close();
      expect(statuses).toEqual([403, 403, 403, 403, 429, 429]);
    });

    test('count every one of many at once', async () => {
      const counted = await Promise.all(Array.from({ length: 20 }, () => limits().count('many', 60_000)));
      expect(counted.map(({ current }) => current).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });

    test('begin again when their time is over, and do not move their end before that', async () => {
      const [first, second] = [await limits().count('a', 60_000), await limits().count('a', 60_000)];
      expect([first.current, second.current]).toEqual([1, 2]);
      expect(second.ttl).toBeLessThanOrEqual(first.ttl);
      await api().services.db.query(sql`update limits set ends_at = now() where key = 'a'`);
      const third = await limits().count('a', 60_000);
      expect(third.current).toBe(1);
      expect(third.ttl).toBeGreaterThan(50_000);
    });

    test('exceeded ones refuse without the database, until their time is over', async () => {
      const { db } = api().services;
      for (let turn = 0; turn < 5; turn++) await attempt(api().app, '203.0.113.2');
      const query = jest.spyOn(db, 'query');
      expect(await attempt(api().app, '203.0.113.2')).toBe(429);
      expect(query).not.toHaveBeenCalled();
      query.mockRestore();
      await db.query(sql`delete from limits`);
      const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
      expect(await attempt(api().app, '203.0.113.2')).toBe(403);
      now.mockRestore();
    });

    test.each(['refresh_auth_token', 'logout'])(
      '[O-01] of invented tokens at %s are those of their address; a client behind it goes on',
      async (path) => {
        const { db } = api().services;
        await db.query(sql`delete from limits`);
        const { refresh_token: given } = await api().signIn('everything@demo.example');
        await db.query(sql`delete from limits`);
        const headers = { 'x-forwarded-for': `203.0.113.${path.length}` };
        const send = (token: string) => api().post(path, { body: { refresh_token: token }, headers });
        const statuses: number[] = [];
        for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) statuses.push((await send(token)).status);
        expect(statuses.slice(4)).toEqual([429, 429]);
        expect(statuses.slice(0, 4)).not.toContain(429);
        const rows = await db.query<{ count: number }>(sql`select count from limits`);
        expect(rows.map(({ count }) => count)).toEqual([5]);
        expect((await send(given)).status).toBe(200);
      },
    );

    test('whose time is over are removed, others stay', async () => {
      const { db } = api().services;
      await db.query(sql`delete from limits`);
      await limits().count('over', 60_000);
      await limits().count('lasting', 60_000);
      await db.query(sql`update limits set ends_at = now() where key = 'over'`);
      await limits().removeOld();
      expect(await db.query(sql`select key from limits`)).toEqual([{ key: 'lasting' }]);
    });

    test('leave no username and no address in the database', async () => {
      await attempt(api().app, '203.0.113.3');
      const stored = JSON.stringify(await api().services.db.query(sql`select * from limits`));
      expect(stored).not.toMatch(/nobody|203\.0|signing/);
    });

    test('wait for no disk', async () => {
      const [table] = await api().services.db.query(
        sql`select relpersistence as kind from pg_class where relname = 'limits'`,
      );
      expect(table).toEqual({ kind: 'u' });
    });
  },
  { PORTAL_RATE_LIMIT: '4', PORTAL_ACCOUNT_RATE_LIMIT: '100' },
);
