import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { accountRepository } from '../accountRepository.ts';
import { beginSession } from '../beginSession.ts';

jest.setTimeout(60_000);

const newPassword = 'Wanted-2027';

onOneEngine('resetting a password', (api) => {
  const makeClient = async () =>
    (await api().post<{ username: string; password: string }>('test/clients', { body: {} })).body;
  const request = async (username: string) => {
    await api().post('request_password_reset', { body: { username } });
    return api().mailedToken(username);
  };
  const reset = (reset_token: string, new_password = newPassword) =>
    api().post('reset_password', { body: { reset_token, new_password } });
  const refusal = {
    status: 403,
    title: 'The link is invalid or has expired.',
    detail: 'Ask for a new link and use it within ten minutes.',
    errors: ['Token is invalid or has expired'],
  };

  test('[A-10] by the mailed token changes it, ends every session and this is reported by mail', async () => {
    const { username, password } = await makeClient();
    const session = await api().signIn(username, password);
    const token = await request(username);
    const { status, body } = await reset(token);
    expect([status, body]).toEqual([200, { success: true }]);

    expect((await api().get('current_user', { token: session.token })).status).toBe(401);
    const { refresh_token } = session;
    expect((await api().post('refresh_auth_token', { body: { refresh_token } })).status).toBe(401);
    expect((await api().post('auth', { body: { username, password } })).status).toBe(403);
    expect(await api().signIn(username, newPassword)).toMatchObject({ username });
    const last = (await api().sentMails()).filter(({ to }) => to.address === username).at(-1);
    expect(last).toMatchObject({ subject: 'Your Research Portal password was changed' });
    expect(last?.text).not.toContain(token);
  });

  test('of twenty attempts at once exactly one succeeds', async () => {
    const token = await request((await makeClient()).username);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => reset(token, `Wanted-20${turn}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(403)]);
    expect((await reset(token)).body).toEqual(refusal);
  });

  test('repeated with the same password succeeds for two minutes: answers may be lost', async () => {
    const { username } = await makeClient();
    const token = await request(username);
    expect((await reset(token)).status).toBe(200);
    const session = await api().signIn(username, newPassword);
    const noticesTo = async () =>
      (await api().sentMails()).filter(({ to }) => to.address === username).length;
    const notices = await noticesTo();
    const { status, body } = await reset(token);
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await api().get('current_user', { token: session.token })).status).toBe(200);
    expect(await noticesTo()).toBe(notices);
    expect((await reset(token, 'Other-2028')).body).toEqual(refusal);
    await api().services.db.query(sql`update mail_tokens set used_at = used_at - interval '121 seconds'`);
    expect((await reset(token)).body).toEqual(refusal);
  });

  test('repeats cannot guess the password: after five tries the right one is refused', async () => {
    const token = await request((await makeClient()).username);
    expect((await reset(token)).status).toBe(200);
    for (let guess = 0; guess < 5; guess++)
      expect((await reset(token, `Guess-200${guess}`)).status).toBe(403);
    expect((await reset(token)).body).toEqual(refusal);
  });

  test('cannot be repeated after another change of the password', async () => {
    const { username } = await makeClient();
    const first = await request(username);
    expect((await reset(first)).status).toBe(200);
    const { token } = await api().signIn(username, newPassword);
    const body = { old_password: newPassword, new_password: 'Other-2028' };
    expect((await api().post('current_user/change_password', { token, body })).status).toBe(200);
    expect((await reset(first)).body).toEqual(refusal);
    expect(await api().signIn(username, 'Other-2028')).toMatchObject({ username });
  });

  test('[A-11] a password that breaks a rule answers its message, and the token stays valid', async () => {
    const { username, password } = await makeClient();
    const token = await request(username);
    const short = await reset(token, 'short');
    expect([short.status, short.body['errors']]).toEqual([
      400,
      { new_password: ['Password must be at least 8 characters'] },
    ]);
    const plain = await reset(token, 'Password1');
    expect(plain.body['errors']).toEqual({
      new_password: ['Password must contain at least 1 special character'],
    });
    const same = await reset(token, password);
    expect([same.status, same.body['errors']]).toEqual([
      400,
      { new_password: ['New password must be different from the current password'] },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  test('an unknown, replaced, expired or foreign token answers 403', async () => {
    const { username } = await makeClient();
    expect((await reset('x'.repeat(43))).body).toEqual(refusal);
    const replaced = await request(username);
    const newest = await request(username);
    expect((await reset(replaced)).body).toEqual(refusal);
    const passwordless = { passwordless_token: newest };
    expect((await api().post('passwordless_login', { body: passwordless })).status).toBe(403);
    await api().services.db.query(
      sql`update mail_tokens set expires_at = expires_at - interval '10 minutes'`,
    );
    expect((await reset(newest)).body).toEqual(refusal);
  });

  test('voids the other links of the client', async () => {
    const { username } = await makeClient();
    await api().post('request_passwordless_login', { body: { username } });
    const open = await api().mailedToken(username);
    expect((await reset(await request(username))).status).toBe(200);
    const answer = await api().post('passwordless_login', { body: { passwordless_token: open } });
    expect(answer.status).toBe(403);
  });

  test('during a sign-in with the old password leaves no session of it', async () => {
    const { username, password } = await makeClient();
    const token = await request(username);
    const signIns = Array.from({ length: 5 }, () => api().post('auth', { body: { username, password } }));
    const [changed, ...answers] = await Promise.all([reset(token), ...signIns]);
    expect(changed.status).toBe(200);
    for (const { status, body } of answers) {
      const after =
        status === 200 ? await api().get('current_user', { token: String(body['token']) }) : undefined;
      expect([403, 401]).toContain(after?.status ?? status);
    }
  });

  test('between the check of the old password and the session lets no session begin', async () => {
    const { username } = await makeClient();
    const checked = await accountRepository(api().services.db).byUsername(username);
    if (checked === undefined) throw new Error('There is no such client.');
    expect((await reset(await request(username))).status).toBe(200);
    expect(await beginSession(api().services)(checked, { remembered: false })).toBeUndefined();
  });

  test('keeps of the token its hash alone', async () => {
    const token = await request((await makeClient()).username);
    const stored = JSON.stringify(await api().services.db.query(sql`select * from mail_tokens`));
    expect(stored).not.toContain(token);
    expect(stored).toMatch(/"hash":"[0-9a-f]{64}"/);
  });
});
