import { sql } from 'drizzle-orm';
import { LogLines } from '#testing/LogLines.ts';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';

jest.setTimeout(120_000);

interface Session {
  token: string;
  refresh_token: string;
}

const headers = { 'x-forwarded-for': '203.0.113.7' };

/** Simulates more failures, for a wait that is long enough on a slow machine. */
const lengthenWaits = (api: TestApi) =>
  api.services.db.query(sql`update attempts set failures = 10 where failures > 0`);

/** Runs every sign-in and password flow; returns the secrets involved. */
async function everyFlow(api: TestApi) {
  const secrets: string[] = [];
  const secret = (value: string) => {
    secrets.push(value);
    return value;
  };
  const post = (path: string, body: object, token?: string) =>
    api.post<Session>(path, { body, headers, token });
  const session = async (path: string, body: object) => {
    const answer = (await post(path, body)).body;
    return { token: secret(answer.token), refresh_token: secret(answer.refresh_token) };
  };
  const made = await api.post<{ username: string; password: string }>('test/clients', {
    body: { accepted_terms: false },
  });
  const { username, password } = made.body;
  secret(password);
  secret(username);

  await post('auth', { username: secret('Nobody@x.example'), password: secret('Falsch-Geheim-1') });
  await lengthenWaits(api);
  await post('auth', { username: 'nobody@x.example', password: 'Falsch-Geheim-1' });
  await post('auth', { username, password: 'Falsch-Geheim-1' });
  const first = await session('auth', { username, password });
  const second = await session('refresh_auth_token', { refresh_token: first.refresh_token });
  await post('current_user/update_accepted_terms', { accepted_terms: true }, second.token);
  await post('current_user/update_preferred_language', { language: 'German' }, second.token);
  await api.services.db.query(sql`update refresh_tokens set used_at = used_at - interval '16 seconds'`);
  await post('refresh_auth_token', { refresh_token: first.refresh_token });

  const leaving = await session('auth', { username, password });
  await post('logout', { refresh_token: leaving.refresh_token });
  await post('request_passwordless_login', { username });
  await post('request_passwordless_login', { username: 'nobody@x.example' });
  const passwordless_token = secret(await api.mailedToken(username));
  const entered = await session('passwordless_login', { passwordless_token });
  const old_password = password;
  const new_password = secret('Changed-Geheim-2');
  await post(
    'current_user/change_password',
    { old_password: 'Falsch-Geheim-1', new_password },
    entered.token,
  );
  await lengthenWaits(api);
  await post('current_user/change_password', { old_password, new_password }, entered.token);
  await api.services.db.query(sql`delete from attempts`);
  await post('current_user/change_password', { old_password, new_password }, entered.token);
  await post('request_password_reset', { username });
  const reset_token = secret(await api.mailedToken(username));
  await post('reset_password', { reset_token, new_password: 'short' });
  await post('reset_password', { reset_token, new_password: secret('Reset-Geheim-3') });
  await api.sentMails();
  return secrets;
}

describe('the audit', () => {
  const log = new LogLines();
  let secrets: string[];
  let hashes: string[];
  beforeAll(async () => {
    const api = await TestApi.start(oneEngine, { PORTAL_LOG_LEVEL: 'debug' }, { logTo: log });
    secrets = await everyFlow(api);
    const rows = await api.services.db.query<{ hash: string }>(sql`
      select password_hash as hash from clients union select hash from refresh_tokens
      union select hash from mail_tokens union select key from attempts`);
    hashes = rows.map(({ hash }) => hash);
    await api.close();
  });

  test('has a line for everything that happened to somebody’s access, in order', () => {
    const events = log.lines.flatMap(({ audit }) =>
      audit === undefined ? [] : [(audit as { event: string }).event],
    );
    expect(events).toEqual([
      'sign-in failed',
      'sign-in slowed',
      'sign-in failed',
      'signed in',
      'terms accepted',
      'language changed',
      'reuse of a refresh token',
      'signed in',
      'signed out',
      'passwordless requested',
      'passwordless requested',
      'passwordless used',
      'password change failed',
      'password change slowed',
      'password changed',
      'reset requested',
      'password reset',
    ]);
  });

  test('says who, from where and when; usernames that nobody has are keyed hashes', () => {
    const lines = log.lines.filter(({ audit }) => audit !== undefined);
    const client = { client: expect.any(Number), address: '203.0.113.7' };
    for (const { audit, level, time, hostname } of lines) {
      expect(hostname).toBeUndefined();
      expect([level, typeof time]).toEqual([30, 'number']);
      const { event, ...who } = audit as { event: string };
      expect(event).toEqual(expect.any(String));
      if ('unknown' in who)
        expect(who).toEqual({ unknown: expect.stringMatching(/^[0-9a-f]{16}$/), address: '203.0.113.7' });
      else expect(who).toEqual(client);
    }
    const unknown = lines.flatMap(({ audit }) => {
      const { unknown: hash } = audit as { unknown?: string };
      return hash === undefined ? [] : [hash];
    });
    expect([unknown.length, new Set(unknown).size]).toEqual([3, 1]);
  });

  test('no password, token, username, hash or mailed link is in any log line', () => {
    const text = log.all.toLowerCase();
    expect(text).toContain('/api/reset_password');
    expect(hashes.length).toBeGreaterThan(10);
    for (const secret of [...secrets, ...hashes]) expect(text).not.toContain(secret.toLowerCase());
    expect(text).not.toMatch(/geheim|reset_password\/|passwordless_login\/|subject|scrypt/);
  });
});

test.each([
  ['warn', 1],
  ['error', 1],
  ['silent', 0],
])('at PORTAL_LOG_LEVEL=%s there are %i lines of a sign-in', async (level, lines) => {
  const log = new LogLines();
  const api = await TestApi.start(oneEngine, { PORTAL_LOG_LEVEL: level }, { logTo: log });
  await api.signIn('everything@demo.example');
  await api.close();
  expect(log.lines.map(({ audit }) => audit)).toEqual(
    Array(lines).fill({ event: 'signed in', client: expect.any(Number), address: '127.0.0.1' }),
  );
});
