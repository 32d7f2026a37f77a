import {
  configureApi,
  entitlementsQuery,
  keepAcceptedTerms,
  queryClient,
  readQuery,
  useQuery,
} from '@portal/api';
import { adoptCookie, removeCookie, renewSession, sessionStore, signIn, signOut } from '@portal/session';
import {
  answer,
  refuse,
  someEntitlements,
  testNetwork,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { calls, type Environment } from '@portal/wire';
import { act, renderHook } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { gatedLoader } from '../gates/gateLoaders.ts';
import { linkedEnvironment } from '../testing/linkedEnvironment.ts';
import { pageAhead } from './pageAhead.ts';
import { targetPage } from './targetPage.ts';

const list = { queryKey: ['list'] };
const environment: Environment = linkedEnvironment;
const authorised = answer(calls.authorisation, { authorised: true, accepted_terms: true });

const onSessionOver = jest.fn(signOut);
const onTermsMissing = jest.fn();

let seen: TestRequest[];
let aborted: boolean;

/** As the screen of a list does: it starts its read and waits for nothing. */
function loader() {
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => (aborted = true));
    return new Promise<string>((resolve) => setTimeout(() => resolve('the list'), 300));
  };
  queryClient.query({ ...list, queryFn }).catch(() => undefined);
  return null;
}

/** As screens read by a call of the API. */
const reading = () => {
  queryClient.query(readQuery(calls.acceptedTerms, {})).catch(() => undefined);
  return null;
};

const screen = { Component: () => null, handle: { title: 'x' }, release: 'mfe-libraries@1.2.0', loader };

const ahead = pageAhead({
  environment: () => environment,
  loader: { screenAhead: () => Promise.resolve(screen) },
});

function connect(...handlers: Handler[]): void {
  configureApi({
    baseUrl: '/api',
    readTokens: () => {
      const session = adoptCookie();
      return session.status === 'signedIn' ? session : undefined;
    },
    onRenewed: renewSession,
    onSessionOver,
    onTermsMissing,
    adapter: testNetwork(handlers, seen),
  });
}

const requestedPaths = () => seen.map(({ path }) => path);
const visit = () =>
  gatedLoader({ targetOf: (url) => targetPage(environment, url), firstPage: () => undefined })({
    request: new Request('http://localhost/equities'),
    params: {},
  } as unknown as LoaderFunctionArgs);

beforeEach(() => {
  jest.useFakeTimers();
  seen = [];
  aborted = false;
  queryClient.clear();
  signIn({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' }, { remember: false });
  connect(authorised);
  queryClient.setQueryData(entitlementsQuery.queryKey, someEntitlements());
  keepAcceptedTerms(true);
});
afterEach(() => {
  history.replaceState(null, '', '/');
  jest.useRealTimers();
  jest.clearAllMocks();
});

const isAuthorisation = (path: string) => path.endsWith(calls.authorisation.path);

test('[F-05] what a visit asks first is asked while the pointer rests on its tab, and once', async () => {
  ahead('/equities');
  await jest.advanceTimersByTimeAsync(64);
  expect(requestedPaths()).toEqual([]);
  await jest.advanceTimersByTimeAsync(301);
  expect(queryClient.getQueryData(list.queryKey)).toBe('the list');
  expect(await visit()).toBeNull();
  expect(requestedPaths().filter(isAuthorisation)).toHaveLength(1);
  expect(await visit()).toBeNull();
  expect(requestedPaths().filter(isAuthorisation)).toHaveLength(2);
});

test('[F-05] when the intent ends, its read is given up and its answer does not count', async () => {
  const { end } = ahead('/equities');
  await jest.advanceTimersByTimeAsync(100);
  expect(aborted).toBe(false);
  end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(aborted).toBe(true);
  expect(queryClient.getQueryData(list.queryKey)).toBeUndefined();
  await visit();
  expect(requestedPaths().filter(isAuthorisation)).toHaveLength(2);
});

test('[G-08] an answer from the gate is good for seconds, and for one client', async () => {
  ahead('/equities');
  await jest.advanceTimersByTimeAsync(100);
  signIn({ accessToken: 'b', refreshToken: 's', currentUserName: 'Otto Other' }, { remember: false });
  await visit();
  expect(requestedPaths().filter(isAuthorisation)).toHaveLength(2);
  ahead('/equities');
  await jest.advanceTimersByTimeAsync(5_200);
  await visit();
  expect(requestedPaths().filter(isAuthorisation)).toHaveLength(4);
});

test('[F-05] a pointer that only passes over a tab asks nothing', async () => {
  ahead('/equities').end();
  ahead('/equities').follow();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requestedPaths()).toEqual([]);
  expect(queryClient.getQueryCache().find(list)).toBeUndefined();
});

test('[F-05] a press asks at once, and once', async () => {
  const { press } = ahead('/equities');
  press();
  await jest.advanceTimersByTimeAsync(1);
  expect(requestedPaths().filter(isAuthorisation)).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(requestedPaths().filter(isAuthorisation)).toHaveLength(1);
});

test.each([
  ['a session that is over', refuse(calls.authorisation, 401, { status: 401, title: 'No' })],
  ['missing terms', refuse(calls.authorisation, 403, { status: 403, title: 'Accept the terms first.' })],
  ['a page that is not included', refuse(calls.authorisation, 403, { status: 403, title: 'No' })],
  ['terms to accept', answer(calls.authorisation, { authorised: true, accepted_terms: false })],
])('[F-05] [G-10] over a link, %s leads nowhere: the page asks no more', async (_, refusal) => {
  connect(refusal);
  ahead('/equities');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requestedPaths()).toHaveLength(1);
  expect(requestedPaths().every(isAuthorisation)).toBe(true);
  expect(queryClient.getQueryCache().find(list)).toBeUndefined();
  expect(onSessionOver).not.toHaveBeenCalled();
  expect(onTermsMissing).not.toHaveBeenCalled();
});

test.each([
  ['a session that has ended since', refuse(calls.acceptedTerms, 401, { status: 401, title: 'No' })],
  [
    'terms that were withdrawn',
    refuse(calls.acceptedTerms, 403, { status: 403, title: 'Accept the terms first.' }),
  ],
])('[F-05] [G-10] after the gate has opened, %s leads nowhere either', async (_, refusal) => {
  connect(authorised, refusal);
  const asks = pageAhead({
    environment: () => environment,
    loader: { screenAhead: () => Promise.resolve({ ...screen, loader: reading }) },
  });
  asks('/equities');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requestedPaths()).toEqual([calls.authorisation.path, calls.acceptedTerms.path]);
  expect(onSessionOver).not.toHaveBeenCalled();
  expect(onTermsMissing).not.toHaveBeenCalled();
});

test('[F-05] [G-10] nor does a cookie that is gone by then', async () => {
  ahead('/equities').press();
  removeCookie('currentUser');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(queryClient.getQueryCache().find(list)).toBeUndefined();
  expect(onSessionOver).not.toHaveBeenCalled();
});

test('[F-05] [G-10] nor does a cookie that is gone', async () => {
  removeCookie('currentUser');
  ahead('/equities');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requestedPaths()).toEqual([]);
  expect(queryClient.getQueryCache().find(list)).toBeUndefined();
  expect(sessionStore.getState().status).toBe('signedIn');
});

test('[F-05] the page that is open is not asked for again', async () => {
  history.replaceState(null, '', '/equities?page=2');
  ahead('/equities');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requestedPaths()).toEqual([]);
  expect(queryClient.getQueryCache().find(list)).toBeUndefined();
});

test('[F-05] a list that is on screen is not read again for another page', async () => {
  queryClient.setQueryData(list.queryKey, 'on screen', { updatedAt: 1 });
  const fetching: boolean[] = [];
  const { result, unmount } = renderHook(() => {
    const query = useQuery({ ...list, staleTime: Infinity, queryFn: () => 'read again' }, queryClient);
    fetching.push(query.isFetching);
    return query;
  });
  ahead('/equities');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(requestedPaths()).toHaveLength(1);
  expect(aborted).toBe(true);
  expect(result.current).toMatchObject({ data: 'on screen', fetchStatus: 'idle' });
  expect(fetching).not.toContain(true);
  unmount();
});
