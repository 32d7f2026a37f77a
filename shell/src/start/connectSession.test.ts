import { api, queryClient } from '@portal/api';
import { removeCookie, sessionStore, signIn, signOut } from '@portal/session';
import { calls } from '@portal/wire';
import { anEnvironment } from '../federation/testRelease.ts';
import { connectSession, loginAddress } from './connectSession.ts';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };

afterEach(() => signOut());

test('a cookie that vanishes under an open page ends the session, and nothing that was read stays', async () => {
  const onSessionOver = jest.fn();
  connectSession(anEnvironment({}), onSessionOver);
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
