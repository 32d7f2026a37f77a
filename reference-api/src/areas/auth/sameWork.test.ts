import crypto from 'node:crypto';
import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(30_000);

onOneEngine(
  'a sign-in that fails',
  (api) => {
    test('takes the same steps for known and unknown usernames: one derivation at the same cost, as many queries', async () => {
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
  },
  { PORTAL_PASSWORD_POWER: '15' },
);
