import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(60_000);

interface StoredSearches {
  enabled: boolean;
  searches: string[];
}

onOneEngine('recent searches', (api) => {
  const client = async () => {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: {} });
    return (await api().signIn(body.username, body.password)).token;
  };
  const recent = async (token: string) =>
    (await api().get<StoredSearches>('recent_searches', { token })).body;
  const note = (token: string, search_term: string) =>
    api().post('note_search', { token, body: { search_term } });
  const keep = (token: string, on: boolean) => api().post('keep_searches', { token, body: { keep: on } });

  test("[L-28] searches are kept latest first, at most ten, each once, and are a client's own", async () => {
    const [token, other] = [await client(), await client()];
    expect(await recent(token)).toEqual({ enabled: true, searches: [] });
    for (let at = 1; at <= 11; at += 1) expect((await note(token, `term ${at}`)).status).toBe(200);
    const expected = Array.from({ length: 10 }, (_, at) => `term ${11 - at}`);
    expect((await recent(token)).searches).toEqual(expected);
    await note(token, '  TERM   5 ');
    expect((await recent(token)).searches).toEqual([
      'TERM 5',
      ...expected.filter((term) => term !== 'term 5'),
    ]);
    expect((await note(token, '   ')).status).toBe(200);
    const long = 'x'.repeat(500);
    await note(token, long);
    expect((await recent(token)).searches[0]).toBe(long);
    expect((await note(token, `${long}x`)).status).toBe(400);
    expect((await recent(other)).searches).toEqual([]);
  });

  test('[L-28] they can be cleared, and are not kept for a client who does not want it', async () => {
    const [token, other] = [await client(), await client()];
    for (const each of [token, other]) await note(each, 'dividend');
    await api().post('forget_searches', { token });
    expect(await recent(token)).toEqual({ enabled: true, searches: [] });
    await note(token, 'Zinsen');
    expect((await keep(token, false)).status).toBe(200);
    expect(await recent(token)).toEqual({ enabled: false, searches: [] });
    await note(token, 'Zinsen');
    expect((await recent(token)).searches).toEqual([]);
    await keep(token, true);
    await note(token, 'Zinsen');
    expect(await recent(token)).toEqual({ enabled: true, searches: ['Zinsen'] });
    expect((await recent(other)).searches).toEqual(['dividend']);
  });
});
