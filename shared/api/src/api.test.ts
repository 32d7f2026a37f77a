import { keepEarlyAnswers, keepEarlyRenewal } from '@portal/contract';
import { calls, readCall, readingOf, z } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { answer, refuse, testNetwork, timesOut, type Handler, type TestRequest } from '@portal/testing';
import { api } from './api.ts';
import { ApiError } from './failures/ApiError.ts';
import { apiConfiguration, configureApi, type ApiConfiguration } from './configuration.ts';
import { isSending } from './transport/transport.ts';

const terms = { accepted_terms: true };

/** Signed in, with a session that needs no renewal. */
function connect(handlers: Handler[], policy: Partial<ApiConfiguration> = {}): TestRequest[] {
  const seen: TestRequest[] = [];
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({
      accessToken: 'old',
      refreshToken: 'refresh',
      currentUserName: 'Emma',
      mark: 'emma',
    }),
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    adapter: testNetwork(handlers, seen),
    ...policy,
  });
  return seen;
}

test.each([
  ['Accept the terms first.', 1],
  ['Not entitled.', 0],
])(
  '[G-02] a refusal titled %p tells the shell of missing terms %i times, and fails',
  async (title, times) => {
    const onTermsMissing = jest.fn();
    connect([refuse(calls.currentUser, 403, { status: 403, title })], { onTermsMissing });
    await expect(api.call(calls.currentUser)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(onTermsMissing).toHaveBeenCalledTimes(times);
  },
);

test.each([
  ['a 401', refuse(calls.currentUser, 401, { status: 401, title: 'No' }), 'unauthenticated'],
  [
    'missing terms',
    refuse(calls.currentUser, 403, { status: 403, title: 'Accept the terms first.' }),
    'forbidden',
  ],
])('[F-05] a quiet call only fails: %s leads nobody away, and renews nothing', async (_, refusal, kind) => {
  const events = { onSessionOver: jest.fn(), onTermsMissing: jest.fn(), onRenewed: jest.fn() };
  const seen = connect([refusal], events);
  await expect(api.call(calls.currentUser, { isQuiet: true })).rejects.toMatchObject({ kind });
  expect(seen).toHaveLength(1);
  for (const event of Object.values(events)) expect(event).not.toHaveBeenCalled();
});

test.each([
  [403, 'forbidden'],
  [404, 'notFound'],
  [400, 'invalid'],
  [422, 'invalid'],
  [429, 'server'],
  [500, 'server'],
  [503, 'server'],
])('status %s is the kind %s', async (status, kind) => {
  connect([refuse(calls.currentUser, status, { status, title: 'No', errors: ['x'] })]);
  await expect(api.call(calls.currentUser)).rejects.toMatchObject({
    kind,
    status,
    problem: { errors: ['x'] },
  });
});

test('[B-06] a call that runs out of time is a time-out', async () => {
  connect([timesOut(calls.currentUser)]);
  await expect(api.call(calls.currentUser)).rejects.toMatchObject({
    kind: 'timeout',
    message: 'Request Timeout',
  });
});

test.each([
  ['<html></html>', 'is a page instead of data'],
  ['', 'is empty'],
  [null, 'is empty'],
  ['{"name":"Em', 'is not valid JSON'],
  [{ authorised: 1 }, 'has an unexpected shape'],
])('a good status with the answer %j is a failure of the server', async (body, words) => {
  connect([refuse(calls.authorisation, 200, body)]);
  await expect(api.call(calls.authorisation)).rejects.toMatchObject({
    kind: 'server',
    message: expect.stringContaining(`The answer of authorisation ${words}`) as string,
  });
});

test('an answer of 204 is empty', async () => {
  connect([refuse(calls.currentUser, 204, '')]);
  await expect(api.call(calls.currentUser)).rejects.toMatchObject({
    kind: 'server',
    message: 'The answer of current_user is empty.',
  });
});

test('no failure carries the request: tokens and passwords never reach a log', async () => {
  connect([refuse(calls.currentUser, 500)]);
  const error: unknown = await api.call(calls.currentUser).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect(JSON.stringify(error)).not.toContain('Bearer');
  expect(error).toMatchObject({ cause: { message: 'status 500' } });
  expect(Object.keys((error as ApiError).cause as object)).toEqual(['code', 'message']);
});

test('filters and ranges travel as JSON text, undefined values not at all', async () => {
  const seen = connect([
    answer(libraryCalls.highlightsDocuments, {
      records: [],
      pagination_metadata: { page: 1, num_pages: 0, max_records: 0 },
    }),
  ]);
  await api.call(libraryCalls.highlightsDocuments, {
    query: { tag_filters: { Sector: ['Öl & Gas; Energie'] }, page: 2, order: undefined },
  });
  expect(seen[0]?.query).toEqual({ tag_filters: '{"Sector":["Öl & Gas; Energie"]}', page: '2' });
});

test('an aborted call is no API error', async () => {
  connect([answer(calls.currentUser, () => ({}) as never, { after: new Promise(() => {}) })]);
  const controller = new AbortController();
  const call = api.call(calls.currentUser, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.not.toBeInstanceOf(ApiError);
});

test('interruptible writes are “being sent”; reads and calls with keepalive are not', async () => {
  let arrive = (): void => undefined;
  const after = new Promise<void>((resolve) => (arrive = resolve));
  connect([
    answer(calls.acceptedTerms, terms, { after }),
    answer(calls.updatePreferredLanguage, { preferred_language: 'German' }, { after }),
    answer(calls.logout, { success: true }, { after }),
  ]);
  const language = { body: { language: 'German' } } as const;
  const harmless = [
    api.call(calls.acceptedTerms),
    api.call(calls.updatePreferredLanguage, { ...language, outlivesPage: true }),
  ];
  await Promise.resolve();
  expect(isSending()).toBe(false);
  const logout = api.call(calls.logout, { body: { refresh_token: 'refresh-1' } });
  expect(isSending()).toBe(true);
  arrive();
  await Promise.all([...harmless, logout]);
  expect(isSending()).toBe(false);
});

test('what outlives the page is a fetch with keepalive', async () => {
  connect([]);
  const { adapter: _, ...real } = apiConfiguration();
  configureApi({ ...real, baseUrl: 'https://portal.example/api' });
  const sent: (readonly [string, boolean])[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((...given) => {
    const { url, keepalive } = new Request(...given);
    sent.push([url, keepalive]);
    return Promise.resolve(Response.json({ id: 'event-1' }));
  });
  const body = { url: '/team', event_type: 'Page Open', source_client_action: null } as const;
  expect(await api.call(calls.captureEvent, { body, outlivesPage: true })).toEqual({ id: 'event-1' });
  expect(sent).toEqual([['https://portal.example/api/capture_event', true]]);
});

test('[B-01] what waits for a token is being sent too, since a page’s end would cut it off', async () => {
  const saved = { preferred_language: 'German' };
  const seen = connect([answer(calls.updatePreferredLanguage, saved), answer(calls.acceptedTerms, terms)]);
  let finish: () => void = () => undefined;
  keepEarlyRenewal(new Promise((resolve) => (finish = resolve)));
  const reading = api.call(calls.acceptedTerms);
  expect(isSending()).toBe(false);
  const writing = api.call(calls.updatePreferredLanguage, { body: { language: 'German' } });
  expect(seen).toEqual([]);
  expect(isSending()).toBe(true);
  finish();
  await Promise.all([reading, writing]);
  expect(isSending()).toBe(false);
});

test('what was refused is not being sent any more', async () => {
  connect([refuse(calls.logout, 500)]);
  await expect(api.call(calls.logout, { body: { refresh_token: 'r' } })).rejects.toBeInstanceOf(ApiError);
  expect(isSending()).toBe(false);
});

describe('what the page asked early', () => {
  const early = (answer: unknown, token = 'old') =>
    keepEarlyAnswers({
      token,
      answers: new Map([[calls.acceptedTerms.path, Promise.resolve(answer)]]),
      startedAt: performance.now(),
    });
  const later = { accepted_terms: false };

  test('is the answer of the first call, and of no other', async () => {
    const seen = connect([answer(calls.acceptedTerms, later)]);
    early(terms);
    await expect(api.call(calls.acceptedTerms)).resolves.toEqual(terms);
    expect(seen).toEqual([]);
    await expect(api.call(calls.acceptedTerms)).resolves.toEqual(later);
  });

  test.each([
    ['it was of no use', undefined, 'old'],
    ['it was asked as another client', terms, 'of another'],
  ])('is asked again when %s', async (_, value, token) => {
    const seen = connect([answer(calls.acceptedTerms, later)]);
    early(value, token);
    await expect(api.call(calls.acceptedTerms)).resolves.toEqual(later);
    expect(seen).toHaveLength(1);
  });

  test('is not taken for a call with other parameters', async () => {
    const page = { records: [], pagination_metadata: { page: 1, num_pages: 0, max_records: 0 } };
    const seen = connect([answer(libraryCalls.highlightsDocuments, page)]);
    keepEarlyAnswers({
      token: 'old',
      answers: new Map([[libraryCalls.highlightsDocuments.path, Promise.resolve(terms)]]),
      startedAt: performance.now(),
    });
    await api.call(libraryCalls.highlightsDocuments, { query: { page: 2 } });
    expect(seen).toHaveLength(1);
  });

  test('is awaited while the page renews the session: no call uses an expired token', async () => {
    const seen = connect([answer(calls.acceptedTerms, later)]);
    let finish: () => void = () => undefined;
    keepEarlyRenewal(new Promise((resolve) => (finish = resolve)));
    const pending = api.call(calls.acceptedTerms);
    await Promise.resolve();
    expect(seen).toEqual([]);
    early(terms);
    finish();
    await expect(pending).resolves.toEqual(terms);
    expect(seen).toEqual([]);
  });

  test('of another shape than agreed is a failure of the server, as ever', async () => {
    connect([]);
    early({ accepted_terms: 'yes' });
    await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ kind: 'server' });
  });
});

test.each([
  ['a refusal', { status: 500, body: {} }],
  ['an answer of another shape', { status: 200, body: { records: 7 } }],
])('[F-16] the failure of a call, %s, has the id of its request', async (_, given) => {
  const id = '6d0cbf7e-0d49-4d53-9f8b-2b8f3b7d3a10';
  const handler = (headers: Record<string, string>): Handler => ({
    method: 'GET',
    path: calls.acceptedTerms.path,
    answer: () => Promise.resolve({ ...given, headers }),
  });
  connect([handler({ 'x-request-id': id })]);
  await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ requestId: id });
  connect([handler({ 'x-request-id': 'no <id>' })]);
  await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ requestId: undefined });
});

const list = { records: [], pagination_metadata: { page: 1, num_pages: 1, max_records: 0 } };

/** Refuses these parameters, as an API that knows only the documents'. */
const refusing = (...names: string[]): Handler => ({
  ...answer(libraryCalls.equitiesDocuments, list),
  answer: ({ query }) =>
    Promise.resolve(
      names.some((name) => name in query)
        ? { status: 400, body: { title: 'No' } }
        : { status: 200, body: list },
    ),
});

test.each<[string[], (string[] | undefined)[]]>([
  [[], [['entitled', 'fold_editions']]],
  [['entitled'], [['entitled', 'fold_editions'], ['fold_editions']]],
  [['fold_editions'], [['entitled', 'fold_editions'], ['fold_editions'], ['entitled']]],
  [
    ['entitled', 'fold_editions'],
    [['entitled', 'fold_editions'], ['fold_editions'], ['entitled'], []],
  ],
])('[K-02] [L-16] [L-22] an API that refuses %j is asked without what it may refuse', async (names, sent) => {
  const seen = connect([refusing(...names)]);
  const query = { fold_editions: 'German', entitled: 'auto', order: 'desc' } as const;
  await expect(api.call(libraryCalls.equitiesDocuments, { query })).resolves.toMatchObject({ records: [] });
  const droppable = ['entitled', 'fold_editions'];
  expect(seen.map((request) => droppable.filter((name) => name in request.query))).toEqual(sent);
  expect(seen.every((request) => request.query['order'] === 'desc')).toBe(true);
});

test('[K-02] what is not droppable is asked once, and the last refusal stands', async () => {
  const seen = connect([refusing('order')]);
  await expect(api.call(libraryCalls.equitiesDocuments, { query: { order: 'desc' } })).rejects.toMatchObject({
    kind: 'invalid',
  });
  expect(seen).toHaveLength(1);
});

test.each([403, 500])(
  '[L-16] an answer with status %i is not about a parameter, and stands',
  async (status) => {
    const seen = connect([refuse(libraryCalls.equitiesDocuments, status)]);
    await expect(
      api.call(libraryCalls.equitiesDocuments, { query: { fold_editions: 'German' } }),
    ).rejects.toMatchObject({ status });
    expect(seen).toHaveLength(1);
  },
);

test('a declared call is read without what the build cuts from browsers', async () => {
  const isCut = () => {
    throw new TypeError('served is not a function');
  };
  const declared = readCall({ path: 'of_an_area', reading: z.object({ name: z.string() }), served: isCut });
  expect(readingOf(declared)).toBe(declared.reading);
  const handler: Handler = {
    method: 'GET',
    path: declared.path,
    answer: () => Promise.resolve({ status: 200, body: { name: 'Emma' } }),
  };
  connect([handler]);
  await expect(api.call(declared, { query: {} })).resolves.toEqual({ name: 'Emma' });
});
