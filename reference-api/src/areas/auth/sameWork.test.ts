import crypto from 'node:crypto';
import { onEveryEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(30_000);

onEveryEngine('a sign-in that fails', (api) => {
  test('takes the same steps for known and unknown usernames: one derivation, as many queries', async () => {
    const derive = jest.spyOn(crypto, 'scrypt');
    const query = jest.spyOn(api().services.db, 'query');
    const steps = async (username: string) => {
      derive.mockClear();
      query.mockClear();
      const { status } = await api().post('auth', { body: { username, password: 'wrong' } });
      return { status, derived: derive.mock.calls.length, queries: query.mock.calls.length };
    };
    const [known, unknown] = [await steps('equity@demo.example'), await steps('nobody@demo.example')];
    derive.mockRestore();
    query.mockRestore();
    expect(known).toEqual({ status: 403, derived: 1, queries: 6 });
    expect(unknown).toEqual(known);
  });
});
