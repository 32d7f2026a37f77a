import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { purgeExpired } from './purge.ts';

const hour = 60 * 60;
const day = 24 * hour;

interface Tokens {
  token: string;
  refresh_token: string;
}

onOneEngine('[B-08] a session', (api) => {
  const begin = async (remembered: boolean) => {
    const credentials = { username: 'everything@demo.example', password: 'Research-2026' };
    const body = { ...credentials, remember_me: remembered ? true : undefined };
    return (await api().post<Tokens>('auth', { body })).body;
  };
  /** Makes all session data older. */
  const pass = async (seconds: number) => {
    const moved = sql`make_interval(secs => ${seconds})`;
    await api().services.db.query(sql`
      with tokens as (
        update refresh_tokens set expires_at = expires_at - ${moved}, used_at = used_at - ${moved})
      update token_families set created_at = created_at - ${moved}, renewed_at = renewed_at - ${moved}`);
  };
  const renew = async ({ refresh_token }: Tokens) => {
    const { status, body } = await api().post<Tokens>('refresh_auth_token', { body: { refresh_token } });
    return { status, tokens: body };
  };
  const isHeard = async ({ token }: Tokens) => (await api().get('current_user', { token })).status;

  test('ends when it was not renewed for 12 hours, its access token included', async () => {
    const session = await begin(false);
    await pass(12 * hour - 60);
    const { status, tokens } = await renew(session);
    expect(status).toBe(200);
    await pass(12 * hour - 60);
    expect(await isHeard(tokens)).toBe(200);
    await pass(61);
    expect([await isHeard(tokens), (await renew(tokens)).status]).toEqual([401, 401]);
  });

  test('ends 24 hours after the sign-in, however often it is renewed', async () => {
    let session = await begin(false);
    for (let renewal = 0; renewal < 3; renewal++) {
      await pass(8 * hour - 30);
      const { status, tokens } = await renew(session);
      expect(status).toBe(200);
      session = tokens;
    }
    await pass(89);
    expect(await isHeard(session)).toBe(200);
    await pass(2);
    expect([await isHeard(session), (await renew(session)).status]).toEqual([401, 401]);
  });

  test('of a remembered client ends 400 days after the login, however often it is used', async () => {
    let session = await begin(true);
    for (let renewal = 0; renewal < 3; renewal++) {
      await pass(133 * day);
      const { status, tokens } = await renew(session);
      expect(status).toBe(200);
      session = tokens;
    }
    await pass(day - 60);
    expect(await isHeard(session)).toBe(200);
    await pass(61);
    expect([await isHeard(session), (await renew(session)).status]).toEqual([401, 401]);
  });

  test('follows the current limits, the absolute one of remembered clients included', async () => {
    const { config } = api().services;
    const session = await begin(true);
    await pass(31 * day);
    expect(await isHeard(session)).toBe(200);
    const limited = { ...config, PORTAL_REMEMBERED_LONGEST_DAYS: 30 };
    const count = async () => (await api().services.db.query(sql`select from token_families`)).length;
    const before = await count();
    await purgeExpired({ ...api().services, config: limited });
    expect(before - (await count())).toBeGreaterThan(0);
    expect(await isHeard(session)).toBe(401);
  });

  test('that is over is removed with its tokens, in the daily tidying', async () => {
    const [over, open] = [await begin(false), await begin(true)];
    await pass(25 * hour);
    await purgeExpired(api().services);
    const left = await api().services.db.query(sql`select from token_families where not remembered`);
    expect([left.length, (await renew(over)).status, (await renew(open)).status]).toEqual([0, 401, 200]);
  });
});
