import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('the spelling of a search', (api) => {
  const ask = async (search_term: string, { library = 'allresearch', word = 'everything' } = {}) =>
    api().get<{ suggestion: string | null }>('search_spelling', {
      token: await api().tokenOf(word),
      query: { search_term, library },
    });

  beforeAll(async () => {
    await api().post('test/publications', {
      body: { title: 'Wallaroo: Dividenden über Zürich', language: 'de' },
    });
  });

  test.each([
    ['walaroo', 'wallaroo'],
    ['wallarroo dividenten', 'wallaroo dividenden'],
    ['zuerrich wallaroo', 'zürich wallaroo'],
    // Each word is known, but no title has both.
    ['wallaroo', null],
    ['xqxqxq', null],
    // The words alone would mean the opposite.
    ['walaroo -zürich', null],
    ['', null],
    ['%', null],
  ])('[L-19] for %j it is %j', async (typed, suggestion) => {
    const { status, body } = await ask(typed);
    expect([status, body]).toEqual([200, { suggestion }]);
  });

  test('[L-19] what the library has nothing of is not suggested there', async () => {
    expect((await ask('walaroo', { library: 'markets' })).body).toEqual({ suggestion: null });
  });

  test('[G-09] a library outside the subscription is refused', async () => {
    expect((await ask('walaroo', { library: 'bonds', word: 'equity' })).status).toBe(403);
  });
});
