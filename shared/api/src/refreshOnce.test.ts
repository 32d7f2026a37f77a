import { calls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { answer, refuse, testNetwork, unreachable, type Handler, type TestRequest } from '@portal/testing';
import { api } from './api.ts';
import { ApiError } from './failures/ApiError.ts';
import { configureApi, type ApiConfiguration, type Tokens } from './configuration.ts';

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

test('a renewal that the browser does not store ends in the call’s refusal', async () => {
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
