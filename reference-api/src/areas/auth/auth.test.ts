import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(30_000);

const everything = { username: 'everything@demo.example', password: 'Research-2026' };

onOneEngine('signing in', (api) => {
  const refresh = (refresh_token: string) =>
    api().post<{ token: string; refresh_token: string; contact: { name: string } }>('refresh_auth_token', {
      body: { refresh_token },
    });
  const passGrace = () =>
    api().services.db.query(
      sql`update refresh_tokens set used_at = used_at - interval '16 seconds' where used_at is not null`,
    );

  test('answers tokens and the contact, and the address may be written in capitals', async () => {
    const { status, body } = await api().post('auth', {
      body: { ...everything, username: ' Everything@Demo.Example ' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username: 'everything@demo.example',
      first_login: true,
      contact: { name: 'Emma Everett', preferred_language: 'English', accepted_terms: true, cris: [] },
    });
    const again = await api().post('auth', { body: everything });
    expect(again.body['first_login']).toBe(false);
  });

  test.each([
    ['a wrong password', { ...everything, password: 'Research-2025' }],
    ['a password with a blank after it', { ...everything, password: 'Research-2026 ' }],
    ['an unknown address', { ...everything, username: 'nobody@demo.example' }],
  ])('%s answers 403 with the same words', async (_, body) => {
    const answer = await api().post('auth', { body });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      status: 403,
      title: 'The username or password is wrong.',
      detail: 'Check both and try again.',
    });
  });

  test('a refresh token is exchanged for its successor, which works in turn', async () => {
    const first = await api().signIn(everything.username);
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.contact).toEqual({ name: 'Emma Everett' });
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    const third = await refresh(second.body.refresh_token);
    expect(third.status).toBe(200);
    expect((await api().get('current_user', { token: third.body.token })).status).toBe(200);
  });

  test('ten at once, and a repeat soon after, all get the same successor', async () => {
    const { refresh_token } = await api().signIn(everything.username);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refresh_token)));
    const later = await refresh(refresh_token);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set([...answers, later].map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  test('a spent token after the grace time ends the session, the newest tokens included', async () => {
    const first = await api().signIn(everything.username);
    const second = (await refresh(first.refresh_token)).body;
    await passGrace();
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(401);
    expect((await api().get('current_user', { token: second.token })).status).toBe(401);
  });

  test('a refresh token that is unknown or too old answers 401', async () => {
    expect((await refresh('never-issued')).status).toBe(401);
    const { refresh_token } = await api().signIn(everything.username);
    await api().services.db.query(sql`update refresh_tokens set expires_at = now() where used_at is null`);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test('signing out ends the session on the server, and only that one', async () => {
    const [first, other] = [await api().signIn(everything.username), await api().signIn(everything.username)];
    const { status, body } = await api().post('logout', { body: { refresh_token: first.refresh_token } });
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await api().get('current_user', { token: first.token })).status).toBe(401);
    expect((await api().get('current_user', { token: other.token })).status).toBe(200);
    expect((await api().post('logout', { body: { refresh_token: 'unknown' } })).status).toBe(200);
  });

  test('no token and no password is stored in clear', async () => {
    const { refresh_token } = await api().signIn(everything.username);
    const second = (await refresh(refresh_token)).body.refresh_token;
    const stored = await api().services.db.query(sql`
      select (select jsonb_agg(t)::text from refresh_tokens t) || (select jsonb_agg(c)::text from clients c) as everything`);
    const text = JSON.stringify(stored);
    for (const secret of [refresh_token, second, everything.password]) expect(text).not.toContain(secret);
    expect(text).toContain('scrypt$1024$8$1$');
  });
});

onOneEngine(
  'too many attempts from one address',
  (api) => {
    test('answer 429 with the time to wait, and right passwords too', async () => {
      const attempt = () => api().post('auth', { body: { ...everything, password: 'wrong' } });
      expect([(await attempt()).status, (await attempt()).status]).toEqual([403, 403]);
      const refused = await api().post('auth', { body: everything });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body).toMatchObject({ status: 429, title: 'Too many attempts.' });
    });
  },
  { PORTAL_RATE_LIMIT: '2' },
);

onOneEngine(
  'too many attempts to sign in to one account',
  (api) => {
    test('shut that account for that address and a minute, and nobody else', async () => {
      const attempt = (username: string, ip = '203.0.113.7') =>
        api().post('auth', { body: { username, password: 'wrong' }, headers: { 'x-forwarded-for': ip } });
      const malformed = () => api().post('auth', { body: { password: 'wrong' } });
      for (let turn = 0; turn < 5; turn++) expect((await malformed()).status).toBe(400);
      expect((await attempt(everything.username)).status).toBe(403);
      expect((await attempt(' EVERYTHING@demo.example')).status).toBe(403);
      const refused = await attempt(everything.username);
      expect(refused.status).toBe(429);
      expect(refused.headers['content-type']).toContain('application/problem+json');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect((await malformed()).status).toBe(400);
      expect((await attempt('equity@demo.example')).status).toBe(403);
      expect((await attempt(everything.username, '203.0.113.8')).status).toBe(403);
    });
  },
  { PORTAL_ACCOUNT_RATE_LIMIT: '2' },
);

onOneEngine('with a full disk', (api) => {
  /** What a login writes, each write failing as PostgreSQL's does then. */
  const tables = ['token_families', 'refresh_tokens', 'attempts', 'clients', 'limits'];
  const fill = [
    "create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'No space left' using errcode = 'disk_full'; end $$",
    ...tables.map(
      (table) => `create trigger full_disk before insert or update on ${table} execute function full_disk()`,
    ),
  ];

  test('[O-02] what writes answers 503, what reads goes on, and it recovers', async () => {
    const { db } = api().services;
    const { token } = await api().signIn(everything.username);
    for (const statement of fill) await db.query(sql.raw(statement));
    const refused = await api().post('auth', { body: everything });
    const read = await api().get('current_user', { token });
    await db.query(sql`drop function full_disk() cascade`);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(read.status).toBe(200);
    expect((await api().post('auth', { body: everything })).status).toBe(200);
  });
});

onOneEngine(
  'too many renewals',
  (api) => {
    test('of one token answer 429, while others of the same address are renewed', async () => {
      const refresh = (refresh_token: string) =>
        api().post('refresh_auth_token', { body: { refresh_token } });
      const first = await api().signIn(everything.username);
      const other = await api().signIn('equity@demo.example');
      for (let turn = 0; turn < 3; turn++) expect((await refresh(first.refresh_token)).status).toBe(200);
      const refused = await refresh(first.refresh_token);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await refresh('')).status).toBe(400);
      expect((await refresh(other.refresh_token)).status).toBe(200);
      const { status } = await api().post('logout', { body: { refresh_token: first.refresh_token } });
      expect(status).toBe(200);
    });
  },
  { PORTAL_RATE_LIMIT: '3' },
);
