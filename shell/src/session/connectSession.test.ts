import { api, ApiError, downloadUrl, entitlementsQuery, queryClient } from '@portal/api';
import { keepEarlyAnswers, takeEarlyAnswer } from '@portal/contract';
import {
  readDraft,
  removeCookie,
  sessionStore,
  signIn,
  signOut,
  writeCookie,
  writeDraft,
} from '@portal/session';
import { calls } from '@portal/wire';
import { anEnvironment } from '../testing/aRelease.ts';
import { loginAddress, termsAddress } from '../gates/gateAddresses.ts';
import { connectSession, logOut } from './connectSession.ts';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };

const nothing = () => undefined;
const events = {
  onSessionOver: nothing,
  onOtherClient: nothing,
  onTermsMissing: nothing,
  onNotStored: nothing,
  onSkipped: nothing,
};

afterEach(() => signOut());

test('a cookie that vanishes under an open page ends the session and clears reads', async () => {
  const onSessionOver = jest.fn();
  connectSession(anEnvironment({}), { ...events, onSessionOver });
  signIn(emma, { remember: false });
  queryClient.setQueryData(['libraries', 'highlights'], ['research']);
  removeCookie('currentUser');
  await expect(api.call(calls.currentUser)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(onSessionOver).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState()).toEqual({ status: 'signedOut' });
  expect(queryClient.getQueryData(['libraries', 'highlights'])).toBeUndefined();
});

test('[N-04] unsaved work outlives a session that expires, and goes when the client logs out', () => {
  connectSession(anEnvironment({}), events);
  signIn(emma, { remember: false });
  writeDraft('form', 'typed');
  signOut();
  expect(readDraft('form')).toBe('typed');
  logOut();
  expect(readDraft('form')).toBeUndefined();
});

test('[B-04] after a logout the login page names no place until the next login', () => {
  connectSession(anEnvironment({}), events);
  const sent = jest.spyOn(api, 'call').mockImplementation(() => new Promise(() => undefined));
  const searched = { pathname: '/all-research', search: '?search_term=private' };
  const itsLogin = '/login?redirect_uri=%2Fall-research%3Fsearch_term%3Dprivate';
  signIn(emma, { remember: false });
  logOut(signOut);
  expect(loginAddress(searched)).toBe(itsLogin);
  signIn(emma, { remember: false });
  logOut();
  expect(loginAddress(searched)).toBe('/login');
  signIn(emma, { remember: false });
  expect(loginAddress(searched)).toBe(itsLogin);
  expect(sent).toHaveBeenCalledTimes(2);
  sent.mockRestore();
});

test('a failed read is logged to the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  connectSession(anEnvironment({}), events);
  const failure = new ApiError('server', 'The answer of current_user is empty.');
  const read = { queryKey: ['a read'], queryFn: () => Promise.reject(failure) };
  await expect(queryClient.query(read)).rejects.toBe(failure);
  expect(warn.mock.calls).toEqual([['A read of the API failed.', failure]]);
});

test.each(['AbortError', 'CanceledError'])('a read that was aborted is no failure: %s', async (name) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  connectSession(anEnvironment({}), events);
  const abort = Object.assign(new Error('canceled'), { name });
  const read = { queryKey: ['an aborted read', name], queryFn: () => Promise.reject(abort) };
  await expect(queryClient.query(read)).rejects.toBe(abort);
  expect(warn).not.toHaveBeenCalled();
});

test('[K-03] [K-04] the API’s names of tabs and its folders are those of the environment', async () => {
  const own = { downloads: { folders: ['/files/'] }, tabNames: { coverage_equity_tab: 'Shares covered' } };
  connectSession({ ...anEnvironment({}), ...own }, events);
  signIn(emma, { remember: false });
  const map = { 'Shares covered': { can_access: false, route_pattern: null } };
  const answers = new Map([[calls.entitlementsAll.path, Promise.resolve(map)]]);
  keepEarlyAnswers({ token: emma.accessToken, answers, startedAt: performance.now() });
  const known = await queryClient.query(entitlementsQuery);
  expect(known).toEqual({ coverage_equity_tab: map['Shares covered'] });
  expect(downloadUrl('/files/a.pdf').pathname).toBe('/files/a.pdf');
});

test('[K-01] what of an answer could not be read is passed on', async () => {
  const onSkipped = jest.fn();
  connectSession(anEnvironment({}), { ...events, onSkipped });
  signIn(emma, { remember: false });
  const answers = new Map([[calls.currentUser.path, Promise.resolve({ name: 42 })]]);
  keepEarlyAnswers({ token: emma.accessToken, answers, startedAt: performance.now() });
  await api.call(calls.currentUser);
  expect(onSkipped.mock.calls).toEqual([
    [
      expect.objectContaining({
        message: expect.stringMatching(/^The answer of current_user .* Not read: name\.$/) as string,
      }),
    ],
  ]);
});

test('[B-05] what the page asked early for a client goes with their session', () => {
  connectSession(anEnvironment({}), events);
  signIn(emma, { remember: false });
  const answers = new Map([[calls.entitlementsAll.path, Promise.resolve({})]]);
  keepEarlyAnswers({ token: emma.accessToken, answers, startedAt: performance.now() });
  signOut();
  expect(takeEarlyAnswer(calls.entitlementsAll.path, emma.accessToken)).toBeUndefined();
});

test.each([
  [{ pathname: '/', search: '' }, '/login'],
  [{ pathname: '/equities', search: '?a=b&c=ü' }, '/login?redirect_uri=%2Fequities%3Fa%3Db%26c%3D%C3%BC'],
])('[G-01] the sign-in page leads back to %j', (location, address) => {
  expect(loginAddress(location)).toBe(address);
});

test('[G-02] the terms page leads on to where the reader wanted to go', () => {
  expect(termsAddress({ pathname: '/', search: '' })).toBe('/preferred_language?acceptTerms=true');
  expect(termsAddress({ pathname: '/equities', search: '?Sector=Banks' })).toBe(
    '/preferred_language?acceptTerms=true&redirect_uri=%2Fequities%3FSector%3DBanks',
  );
});

test.each(['Otto Other', emma.currentUserName])(
  '[B-05] the cookie of another client, %s, under an open page: nothing of the first stays',
  async (currentUserName) => {
    const onOtherClient = jest.fn();
    connectSession(anEnvironment({}), { ...events, onOtherClient });
    signIn(emma, { remember: false });
    queryClient.setQueryData(['libraries', 'highlights'], ['research']);
    writeCookie('sessionMark', '0'.repeat(32));
    writeCookie('currentUser', JSON.stringify({ ...emma, accessToken: 'other', currentUserName }));
    await expect(api.call(calls.currentUser)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(onOtherClient).toHaveBeenCalledWith(currentUserName);
    await expect(api.call(calls.currentUser)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(onOtherClient).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryData(['libraries', 'highlights'])).toBeUndefined();
  },
);
