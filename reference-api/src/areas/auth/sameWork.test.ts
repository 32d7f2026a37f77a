import crypto from 'node:crypto';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { accountRepository } from './accountRepository.ts';
import { hashPassword } from './passwords.ts';

jest.setTimeout(30_000);

onOneEngine(
  'a sign-in that fails',
  (api) => {
    test('takes the same steps for known and unknown usernames, with as many queries', async () => {
      const { body: known } = await api().post<{ username: string }>('test/clients', { body: {} });
      const derive = jest.spyOn(crypto, 'scrypt');
      const query = jest.spyOn(api().services.db, 'query');
      const steps = async (username: string) => {
        derive.mockClear();
        query.mockClear();
        const { status } = await api().post('auth', { body: { username, password: 'wrong' } });
        return {
          status,
          derived: derive.mock.calls.map((call) => call[3]),
          queries: query.mock.calls.length,
        };
      };
      const ofKnown = await steps(known.username);
      const ofUnknown = await steps('nobody@demo.example');
      derive.mockRestore();
      query.mockRestore();
      const cost = { N: 32_768, r: 8, p: 1, maxmem: 67_108_864 };
      expect(ofKnown).toEqual({ status: 403, derived: [cost], queries: 6 });
      expect(ofUnknown).toEqual(ofKnown);
    });

    test('[A-03] a hash of another cost is renewed by the first login, and then costs the same', async () => {
      const { username, password } = (
        await api().post<{ username: string; password: string }>('test/clients', { body: {} })
      ).body;
      const { db } = api().services;
      const hash = async () =>
        (await accountRepository(db).byUsername(username))?.passwordHash.replace(/[^$]+\$[^$]+$/, '');
      const cheap = await hashPassword(password, 10);
      await db.query(sql`update clients set password_hash = ${cheap} where username = ${username}`);
      const auth = (given: string) => api().post('auth', { body: { username, password: given } });
      expect((await auth('wrong')).status).toBe(403);
      expect(await hash()).toBe('scrypt$1024$8$1$');
      expect((await auth(password)).status).toBe(200);
      expect(await hash()).toBe('scrypt$32768$8$1$');
      expect([(await auth(password)).status, (await auth('wrong')).status]).toEqual([200, 403]);
    });
  },
  { PORTAL_PASSWORD_POWER: '15' },
);
