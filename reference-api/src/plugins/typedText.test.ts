import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(60_000);

onOneEngine('pasted text', (api) => {
  test('[A-05] [L-01] is read without its invisible characters, but a password with them', async () => {
    const client = (await api().post<{ username: string; password: string }>('test/clients', { body: {} }))
      .body;
    const { username, password } = client;
    const pasted = `\u200B${username.replace('@', '\u00AD@')}`;
    const auth = (body: object) => api().post<{ token: string }>('auth', { body });
    const { status, body } = await auth({ username: pasted, password });
    expect(status).toBe(200);
    expect((await auth({ username, password: `${password}\u200B` })).status).toBe(403);

    await api().post('test/publications', { body: { title: 'A higher dividend' } });
    const found = await api().get<{ records: { title: string }[] }>('all_research_documents', {
      token: body.token,
      query: { search_term: 'divi\u00ADdend higher\u200B' },
    });
    expect(found.body.records.map(({ title }) => title)).toContain('A higher dividend');
  });
});
