import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(30_000);

onOneEngine('the current user', (api) => {
  test('has a name, a language and accepted terms', async () => {
    const token = await api().tokenOf('bonds');
    const { status, body } = await api().get('current_user', { token });
    expect([status, body]).toEqual([
      200,
      {
        name: 'Barbara Bondolfi',
        username: 'bonds@demo.example',
        preferred_language: 'German',
        accepted_terms: true,
        cri_json: [],
        news_at_start: false,
      },
    ]);
  });

  test('[L-25] keeps how the start page begins, next to whether searches are kept', async () => {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: {} });
    const { token } = await api().signIn(body.username, body.password);
    const atStart = async () => (await api().get('current_user', { token })).body['news_at_start'];
    const update = (news_at_start: unknown) =>
      api().post('current_user/update_news_at_start', { token, body: { news_at_start } });
    expect(await atStart()).toBe(false);
    expect((await update(true)).body).toEqual({ success: true });
    await api().post('keep_searches', { token, body: { keep: false } });
    expect(await atStart()).toBe(true);
    expect((await api().get('recent_searches', { token })).body).toMatchObject({ enabled: false });
    await update(false);
    expect(await atStart()).toBe(false);
    expect((await update('yes')).status).toBe(400);
  });

  test('has accepted the terms, or not yet', async () => {
    const accepted = async (account: string) => {
      const token = await api().tokenOf(account);
      return (await api().get('current_user/accepted_terms', { token })).body;
    };
    expect(await accepted('everything')).toEqual({ accepted_terms: true });
    expect(await accepted('new')).toEqual({ accepted_terms: false });
  });

  test('keeps the preferred language over the next sign-in', async () => {
    const token = await api().tokenOf('equity');
    const update = (language: string) =>
      api().post('current_user/update_preferred_language', { token, body: { language } });
    expect((await update('German')).body).toEqual({ preferred_language: 'German' });
    const again = await api().signIn('equity@demo.example');
    expect((await api().get('current_user', { token: again.token })).body['preferred_language']).toBe(
      'German',
    );
    expect((await update('Klingon')).status).toBe(400);
  });

  test('[G-02] accepts the terms, once and for all', async () => {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', {
      body: { accepted_terms: false },
    });
    const { token } = await api().signIn(body.username, body.password);
    const accept = (accepted_terms: unknown) =>
      api().post('current_user/update_accepted_terms', { token, body: { accepted_terms } });
    expect((await accept(false)).status).toBe(400);
    expect((await api().get('current_user/accepted_terms', { token })).body).toEqual({
      accepted_terms: false,
    });
    for (let turn = 0; turn < 2; turn++) {
      const { status, body: answer } = await accept(true);
      expect([status, answer]).toEqual([200, { accepted_terms: true }]);
    }
    expect((await api().get('current_user/accepted_terms', { token })).body).toEqual({
      accepted_terms: true,
    });
    const again = await api().post('auth', { body });
    expect(again.body).toMatchObject({ contact: { accepted_terms: true } });
  });

  test.each([
    'current_user',
    'current_user/accepted_terms',
    'portal_tabs/entitlements/all',
    'authorisation',
    'dmo_links',
  ])('%s answers 401 without a token, and with a wrong one', async (path) => {
    const answer = await api().get(path);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ status: 401, title: 'Log in first.' });
    expect((await api().get(path, { token: 'wrong' })).status).toBe(401);
    expect((await api().get(path, { headers: { authorization: 'Basic abc' } })).status).toBe(401);
  });

  test('is nobody once the access token has expired', async () => {
    const token = await api().tokenOf('everything');
    jest.useFakeTimers({
      now: Date.now() + 601_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
    });
    const { status } = await api().get('current_user', { token });
    jest.useRealTimers();
    expect(status).toBe(401);
  });
});
