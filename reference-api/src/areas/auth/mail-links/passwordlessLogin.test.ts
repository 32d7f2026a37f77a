import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(60_000);

onOneEngine('signing in by a mailed link', (api) => {
  const makeClient = async () =>
    (await api().post<{ username: string; password: string }>('test/clients', { body: {} })).body;
  const request = async (username: string) => {
    const { status, body } = await api().post<unknown>('request_passwordless_login', { body: { username } });
    expect([status, body]).toEqual([200, true]);
    return api().mailedToken(username);
  };
  const enter = (passwordless_token: string) =>
    api().post('passwordless_login', { body: { passwordless_token } });

  test('[A-13] answers as signing in with a password does, first sign-in included', async () => {
    const { username, password } = await makeClient();
    const { status, body } = await enter(await request(username));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username,
      first_login: true,
      contact: { name: 'Tess Tester', preferred_language: 'English', accepted_terms: true, cris: [] },
    });
    expect((await api().get('current_user', { token: String(body['token']) })).status).toBe(200);
    const refresh_token = String(body['refresh_token']);
    expect((await api().post('refresh_auth_token', { body: { refresh_token } })).status).toBe(200);
    const again = await api().post('auth', { body: { username, password } });
    expect(again.body['first_login']).toBe(false);
    expect((await enter(await request(username))).body['first_login']).toBe(false);
  });

  const pass = (seconds: number) =>
    api().services.db.query(
      sql`update mail_tokens set used_at = used_at - make_interval(secs => ${seconds})`,
    );
  const isRefused = ({ status, body }: Awaited<ReturnType<typeof enter>>) => {
    expect([status, body['errors']]).toEqual([403, ['Token is invalid or has expired']]);
  };

  test('[A-13] works once: of twenty parallel attempts one begins a session, which all share', async () => {
    const { username } = await makeClient();
    const token = await request(username);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    const sessions = await api().services.db.query(sql`
      select from token_families where client_id = (select id from clients where username = ${username})`);
    expect(sessions).toHaveLength(1);
    const [one, other] = answers.map(({ body }) => body);
    await api().post('logout', { body: { refresh_token: one?.['refresh_token'] } });
    expect((await api().get('current_user', { token: String(other?.['token']) })).status).toBe(401);
    isRefused(await enter(token));
  });

  test('[A-13] works again for two minutes after its first use, by anyone, and then no more', async () => {
    const token = await request((await makeClient()).username);
    const scanner = await enter(token);
    await pass(119);
    const client = await enter(token);
    expect(client.status).toBe(200);
    for (const { body } of [scanner, client]) {
      const refresh_token = String(body['refresh_token']);
      expect((await api().post('refresh_auth_token', { body: { refresh_token } })).status).toBe(200);
    }
    await pass(2);
    isRefused(await enter(token));
  });

  test('is not ended by the page that takes over from itself: the session goes on', async () => {
    const token = await request((await makeClient()).username);
    const [first, second] = [(await enter(token)).body, (await enter(token)).body];
    const body = { refresh_token: first['refresh_token'], replaced_by: second['refresh_token'] };
    expect((await api().post('logout', { body })).status).toBe(200);
    expect((await api().get('current_user', { token: String(second['token']) })).status).toBe(200);
    const other = await api().signIn('everything@demo.example');
    const replaced = { refresh_token: other.refresh_token, replaced_by: second['refresh_token'] };
    expect((await api().post('logout', { body: replaced })).status).toBe(200);
    expect((await api().get('current_user', { token: other.token })).status).toBe(401);
  });

  test('does not work again once the password is another one', async () => {
    const { username, password } = await makeClient();
    const link = await request(username);
    expect((await enter(link)).status).toBe(200);
    const { token } = await api().signIn(username, password);
    const body = { old_password: password, new_password: 'Wanted-2027' };
    expect((await api().post('current_user/change_password', { token, body })).status).toBe(200);
    isRefused(await enter(link));
  });

  test('keeps no token: neither of the link nor of the sessions it began', async () => {
    const token = await request((await makeClient()).username);
    const answers = [await enter(token), await enter(token)];
    const [row] = await api().services.db.query<{ all: string }>(sql`
      select (select jsonb_agg(t)::text from mail_tokens t) || (select jsonb_agg(t)::text from refresh_tokens t) as "all"`);
    for (const secret of [token, ...answers.map(({ body }) => String(body['refresh_token']))])
      expect(row?.all).not.toContain(secret);
  });

  test('is not possible by opening the address: GET spends nothing', async () => {
    const token = await request((await makeClient()).username);
    expect((await api().get(`passwordless_login?passwordless_token=${token}`)).status).toBe(404);
    expect((await enter(token)).status).toBe(200);
  });

  test('does not void a link to reset the password, nor the other way round', async () => {
    const { username } = await makeClient();
    const entry = await request(username);
    await api().post('request_password_reset', { body: { username } });
    const reset_token = await api().mailedToken(username);
    expect((await enter(reset_token)).status).toBe(403);
    expect((await enter(entry)).status).toBe(200);
    const body = { reset_token, new_password: 'Wanted-2027' };
    expect((await api().post('reset_password', { body })).status).toBe(200);
  });
});
