import { onEveryEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(60_000);

onEveryEngine('signing in by a mailed link', (api) => {
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

  test('[A-13] works once: of twenty attempts at once exactly one succeeds', async () => {
    const token = await request((await makeClient()).username);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(403)]);
    const late = await enter(token);
    expect([late.status, late.body['errors']]).toEqual([403, ['Token is invalid or has expired']]);
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
