import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(60_000);

const newPassword = 'Wanted-2027';

onOneEngine('changing the password', (api) => {
  const signedIn = async () => {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: {} });
    return { ...body, ...(await api().signIn(body.username, body.password)) };
  };
  const change = (token: string, old_password: string, new_password = newPassword) =>
    api().post('current_user/change_password', { token, body: { old_password, new_password } });
  const pass = (seconds: number) =>
    api().services.db.query(
      sql`update attempts set failed_at = failed_at - make_interval(secs => ${seconds})`,
    );

  test('[A-14] ends every session of the client, nobody else’s, and this is reported by mail', async () => {
    const [client, other] = [await signedIn(), await signedIn()];
    const second = await api().signIn(client.username, client.password);
    const { status, body } = await change(client.token, client.password);
    expect([status, body]).toEqual([200, { success: true }]);

    for (const { token, refresh_token } of [client, second]) {
      expect((await api().get('current_user', { token })).status).toBe(401);
      expect((await api().post('refresh_auth_token', { body: { refresh_token } })).status).toBe(401);
    }
    expect((await api().get('current_user', { token: other.token })).status).toBe(200);
    const { username, password } = client;
    expect((await api().post('auth', { body: { username, password } })).status).toBe(403);
    await api().signIn(username, newPassword);
    expect((await api().sentMails()).at(-1)).toMatchObject({
      to: { address: username },
      subject: 'Your Research Portal password was changed',
    });
  });

  test('a repeat in the ended session succeeds for two minutes: answers may be lost', async () => {
    const client = await signedIn();
    expect((await change(client.token, client.password)).status).toBe(200);
    const { status, body } = await change(client.token, client.password);
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await change(client.token, client.password, 'Other-2028')).status).toBe(401);
    expect((await change(client.token, newPassword, 'Other-2028')).status).toBe(401);
    expect((await api().get('current_user', { token: client.token })).status).toBe(401);
    await api().services.db.query(sql`
      update token_families set revoked_at = revoked_at - interval '121 seconds' where ended_by_change`);
    expect((await change(client.token, client.password)).status).toBe(401);
    await api().signIn(client.username, newPassword);
  });

  test('cannot be repeated in a session that ended otherwise', async () => {
    const client = await signedIn();
    const { refresh_token } = client;
    await api().post('logout', { body: { refresh_token } });
    expect((await change(client.token, 'x', client.password)).status).toBe(401);
  });

  test('[A-14] with a wrong old password answers its sentence, and the session lives on', async () => {
    const { token } = await signedIn();
    const { status, body } = await change(token, 'wrong');
    expect([status, body]).toEqual([
      400,
      {
        status: 400,
        title: 'The request is not valid.',
        detail: 'The password was not changed.',
        errors: { old_password: ['Old password does not match'] },
      },
    ]);
    expect((await api().get('current_user', { token })).status).toBe(200);
  });

  test.each([
    ['short', 'Password must be at least 8 characters'],
    ['UPPER-CASE-1', 'Password must contain at least 1 lowercase character'],
    ['lower-case-1', 'Password must contain at least 1 uppercase character'],
    ['No-number-here', 'Password must contain at least 1 number'],
    ['Nothing1Special', 'Password must contain at least 1 special character'],
  ])('[A-11] to %s answers the sentence of the first rule it breaks', async (password, sentence) => {
    const client = await signedIn();
    const { status, body } = await change(client.token, client.password, password);
    expect([status, body['errors']]).toEqual([400, { new_password: [sentence] }]);
    expect((await api().get('current_user', { token: client.token })).status).toBe(200);
  });

  test('to the same one is refused: nothing would have changed', async () => {
    const { token, password } = await signedIn();
    const { status, body } = await change(token, password, password);
    expect([status, body['errors']]).toEqual([
      400,
      { new_password: ['New password must be different from the current password'] },
    ]);
  });

  test('voids a link to reset it', async () => {
    const { username, token, password } = await signedIn();
    await api().post('request_password_reset', { body: { username } });
    const reset_token = await api().mailedToken(username);
    expect((await change(token, password)).status).toBe(200);
    const answer = await api().post('reset_password', { body: { reset_token, new_password: 'Other-2028' } });
    expect(answer.status).toBe(403);
  });

  test('ends a session during its renewal: a repeat within the grace time answers 401', async () => {
    const { token, refresh_token, password } = await signedIn();
    const renew = () => api().post('refresh_auth_token', { body: { refresh_token } });
    expect([(await renew()).status, (await renew()).status]).toEqual([200, 200]);
    expect((await change(token, password)).status).toBe(200);
    expect((await renew()).status).toBe(401);
  });

  test('twice at once succeeds once', async () => {
    const { token, password } = await signedIn();
    const both = await Promise.all([change(token, password), change(token, password, 'Other-2028')]);
    const statuses = both.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([400, 401]).toContain(statuses[1]);
  });

  test('wrong old passwords slow the client everywhere; a right one resets that', async () => {
    const { token, password } = await signedIn();
    for (let turn = 0; turn < 6; turn++) expect((await change(token, 'wrong')).status).toBe(400);
    // Simulates ten failures: a wait long enough for a slow machine.
    await api().services.db.query(sql`update attempts set failures = failures + 4 where failures = 6`);
    const refused = await change(token, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(8);
    await pass(16);
    expect((await change(token, password, 'short')).body['errors']).toHaveProperty('new_password');
    expect((await change(token, 'wrong')).status).toBe(400);
    expect((await change(token, password)).status).toBe(200);
  });

  test('needs a signed-in client', async () => {
    const body = { old_password: 'x', new_password: newPassword };
    expect((await api().post('current_user/change_password', { body })).status).toBe(401);
  });
});

onOneEngine(
  'changing the password too often',
  (api) => {
    test('answers 429 with the time to wait', async () => {
      const token = await api().tokenOf('equity');
      const body = { old_password: 'wrong', new_password: newPassword };
      const once = () => api().post('current_user/change_password', { token, body });
      expect((await once()).status).toBe(400);
      expect((await once()).status).toBe(400);
      const refused = await once();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
    });
  },
  { PORTAL_ACCOUNT_RATE_LIMIT: '2' },
);
