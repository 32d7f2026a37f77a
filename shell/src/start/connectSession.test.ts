import { api, queryClient } from '@portal/api';
import { removeCookie, sessionStore, signIn, signOut, writeCookie } from '@portal/session';
import { waitFor } from '@testing-library/react';
import { calls } from '@portal/wire';
import { anEnvironment } from '../federation/testRelease.ts';
import { connectSession, followOtherTabs, loginAddress } from './connectSession.ts';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };

afterEach(() => signOut());

test('a cookie that vanishes under an open page ends the session, and nothing that was read stays', async () => {
  const onSessionOver = jest.fn();
  connectSession(anEnvironment({}), { onSessionOver, onOtherClient: () => {} });
  signIn(emma, { remember: false });
  queryClient.setQueryData(['libraries', 'highlights'], ['research']);
  removeCookie('currentUser');
  await expect(api.call(calls.currentUser)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(onSessionOver).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState()).toEqual({ status: 'signedOut' });
  expect(queryClient.getQueryData(['libraries', 'highlights'])).toBeUndefined();
});

test.each([
  [{ pathname: '/', search: '' }, '/login'],
  [{ pathname: '/equities', search: '?a=b&c=ü' }, '/login?redirect_uri=%2Fequities%3Fa%3Db%26c%3D%C3%BC'],
])('[G-01] the sign-in page leads back to %j', (location, address) => {
  expect(loginAddress(location)).toBe(address);
});

test('[B-05] another client’s cookie under an open page: nothing of the first one stays', async () => {
  const onOtherClient = jest.fn();
  connectSession(anEnvironment({}), { onSessionOver: () => {}, onOtherClient });
  signIn(emma, { remember: false });
  queryClient.setQueryData(['libraries', 'highlights'], ['research']);
  writeCookie('currentUser', JSON.stringify({ ...emma, currentUserName: 'Bruno Bond' }));
  await expect(api.call(calls.currentUser, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(onOtherClient).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(['libraries', 'highlights'])).toBeUndefined();
});

describe('the other tabs', () => {
  const onSignedOut = jest.fn();
  const onSignedIn = jest.fn();
  let otherTab: BroadcastChannel;

  beforeAll(() => followOtherTabs({ onSignedOut, onSignedIn }));
  beforeEach(() => {
    otherTab = new BroadcastChannel('portal-session');
    onSignedOut.mockReset();
    onSignedIn.mockReset();
  });
  afterEach(() => otherTab.close());

  test('[B-04] a sign-out there signs out here', async () => {
    signIn(emma, { remember: false });
    removeCookie('currentUser');
    otherTab.postMessage({ type: 'signedOut' });
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
  });

  test('a sign-in there is taken over, and a late word of a sign-out does not end it', async () => {
    writeCookie('currentUser', JSON.stringify(emma));
    otherTab.postMessage({ type: 'signedOut' });
    otherTab.postMessage({ type: 'signedIn' });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
