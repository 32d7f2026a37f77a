import { keepEarlyAnswers, keepEarlyRenewal } from '@portal/contract';
import { calls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { libraryCalls } from '@portal/wire-libraries';
import {
  answer,
  refuse,
  testNetwork,
  timesOut,
  unreachable,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { api } from './api.ts';
import { ApiError } from './failures/ApiError.ts';
import { configureApi, type ApiConfiguration, type Tokens } from './configuration.ts';
import { isSending } from './transport/transport.ts';

let tokens: Tokens | undefined;
let sessionOver: jest.Mock;

const terms = { accepted_terms: true };
const bearer = (request: TestRequest) => request.headers['Authorization'];

function connect(handlers: Handler[], policy: Partial<ApiConfiguration> = {}): TestRequest[] {
  const seen: TestRequest[] = [];
  tokens = { accessToken: 'old', refreshToken: 'refresh-1', currentUserName: 'Emma', mark: 'emma' };
  sessionOver = jest.fn(() => (tokens = undefined));
  configureApi({
    baseUrl: '/api',
    readTokens: () => tokens,
    onRenewed: (renewed) => (tokens = renewed),
    onSessionOver: sessionOver,
    adapter: testNetwork(handlers, seen),
    ...policy,
  });
  return seen;
}

/** An API that accepts only the renewed token. */
const demandsNewToken: Handler = {
  method: 'GET',
  path: calls.acceptedTerms.path,
  answer: (request) =>
    Promise.resolve(
      bearer(request) === 'Bearer new' ? { status: 200, body: terms } : { status: 401, body: {} },
    ),
};
const refreshes = answer(calls.refreshAuthToken, {
  token: 'new',
  refresh_token: 'refresh-2',
  contact: { name: 'Emma' },
});
const refreshCalls = (seen: TestRequest[]) => seen.filter(({ path }) => path === calls.refreshAuthToken.path);

test('[B-01] a 401 renews the session once and repeats the call', async () => {
  const seen = connect([demandsNewToken, refreshes]);
  await expect(api.call(calls.acceptedTerms)).resolves.toEqual(terms);
  expect(refreshCalls(seen)).toHaveLength(1);
  expect(tokens).toEqual({
    accessToken: 'new',
    refreshToken: 'refresh-2',
    currentUserName: 'Emma',
    mark: 'emma',
  });
});

test.each([
  ['absent', {}],
  ['null', { refresh_token: null, contact: null }],
])('[K-01] a renewal keeps the name and the refresh token where new ones are %s', async (_, rest) => {
  connect([demandsNewToken, refuse(calls.refreshAuthToken, 200, { token: 'new', ...rest })]);
  await expect(api.call(calls.acceptedTerms)).resolves.toEqual(terms);
  expect(tokens).toMatchObject({ accessToken: 'new', refreshToken: 'refresh-1', currentUserName: 'Emma' });
});

test('[B-02] ten calls that meet a 401 at once cause one renewal', async () => {
  const seen = connect([demandsNewToken, refreshes]);
  await Promise.all(Array.from({ length: 10 }, () => api.call(calls.acceptedTerms)));
  expect(refreshCalls(seen)).toHaveLength(1);
});

test('tokens that another tab renewed meanwhile are used without a renewal', async () => {
  const seen = connect([
    {
      ...demandsNewToken,
      answer: (request) => {
        tokens = { accessToken: 'new', refreshToken: 'refresh-2', currentUserName: 'Emma', mark: 'emma' };
        return demandsNewToken.answer(request);
      },
    },
    refreshes,
  ]);
  await expect(api.call(calls.acceptedTerms)).resolves.toEqual(terms);
  expect(refreshCalls(seen)).toHaveLength(0);
});

test('[B-03] a renewal that answers 401 ends the session, once', async () => {
  connect([demandsNewToken, refuse(calls.refreshAuthToken, 401)]);
  const results = await Promise.allSettled([api.call(calls.acceptedTerms), api.call(calls.acceptedTerms)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sessionOver).toHaveBeenCalledTimes(1);
});

test.each([
  ['500', refuse(calls.refreshAuthToken, 500), 'server'],
  ['no network', unreachable(calls.refreshAuthToken), 'offline'],
])('a renewal that fails with %s leaves the client signed in', async (_, refresh, kind) => {
  connect([demandsNewToken, refresh]);
  await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ kind });
  expect(sessionOver).not.toHaveBeenCalled();
  expect(tokens?.refreshToken).toBe('refresh-1');
});

test.each([['<html></html>'], [null], [{ token: 1 }]])(
  'a renewal that answers %p is a failure of the server',
  async (body) => {
    connect([demandsNewToken, refuse(calls.refreshAuthToken, 200, body)]);
    await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ kind: 'server' });
    expect(sessionOver).not.toHaveBeenCalled();
  },
);

test.each([
  ['another client', 'Bruno'],
  ['another client of the same name', 'Emma'],
])('[B-05] a call is never repeated as %s who signed in meanwhile', async (_, currentUserName) => {
  const seen = connect([
    {
      ...demandsNewToken,
      answer: (request) => {
        tokens = { accessToken: 'new', refreshToken: 'refresh-b', currentUserName, mark: 'other' };
        return demandsNewToken.answer(request);
      },
    },
    refreshes,
  ]);
  await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(seen.map(bearer)).toEqual(['Bearer old']);
});

test('a renewal that the browser does not keep ends in the refusal of the call, not in another renewal', async () => {
  const seen = connect([demandsNewToken, refreshes], { onRenewed: () => (tokens = undefined) });
  await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(refreshCalls(seen)).toHaveLength(1);
});

test.each([
  ['as configured', 5_000, { timeoutMs: 5_000 }],
  ['as long as calls by default', 30_000, {}],
])('[B-06] a renewal waits for other tabs %s', async (_, expected, policy) => {
  const waits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return AbortSignal.abort(new DOMException('waited', 'TimeoutError'));
  });
  const request = (_name: string, { signal }: LockOptions) => Promise.reject(signal?.reason as Error);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  connect([demandsNewToken, refreshes], policy);
  await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ kind: 'timeout' });
  Reflect.deleteProperty(navigator, 'locks');
  expect(waits).toEqual([expected]);
  expect(sessionOver).not.toHaveBeenCalled();
});

test('a second 401 after a good renewal is an ordinary error', async () => {
  const seen = connect([refuse(calls.acceptedTerms, 401), refreshes]);
  await expect(api.call(calls.acceptedTerms)).rejects.toMatchObject({ kind: 'unauthenticated', status: 401 });
  expect(refreshCalls(seen)).toHaveLength(1);
  expect(sessionOver).not.toHaveBeenCalled();
});

test('a sign-in that was refused never renews', async () => {
  const seen = connect([refuse(authCalls.auth, 401), refreshes]);
  await expect(api.call(authCalls.auth, { body: { username: 'a', password: 'b' } })).rejects.toBeInstanceOf(
    ApiError,
  );
  expect(refreshCalls(seen)).toHaveLength(0);
});

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

test('what the end of the page would cut off is being sent: not what only reads, nor what outlives the page', async () => {
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

test('[B-01] what waits for a token is being sent, since the end of the page would cut it off, too', async () => {
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
      askedAt: performance.now(),
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
      askedAt: performance.now(),
    });
    await api.call(libraryCalls.highlightsDocuments, { query: { page: 2 } });
    expect(seen).toHaveLength(1);
  });

  test('is waited for while the page renews the session: nothing is asked with a token that is over', async () => {
    const seen = connect([answer(calls.acceptedTerms, later)]);
    let finish: () => void = () => undefined;
    keepEarlyRenewal(new Promise((resolve) => (finish = resolve)));
    const asked = api.call(calls.acceptedTerms);
    await Promise.resolve();
    expect(seen).toEqual([]);
    early(terms);
    finish();
    await expect(asked).resolves.toEqual(terms);
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
