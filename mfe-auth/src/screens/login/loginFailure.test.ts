import { ApiError, configureApi } from '@portal/api';
import { refuse, refuseForNow, testNetwork, timesOut, unreachable, type Handler } from '@portal/testing';
import { authCalls } from '@portal/wire-auth';
import { CookieRefused } from '#sign-in/CookieRefused.ts';
import { logIn } from './logIn.ts';
import { loginFailure, type LoginFailure } from './loginFailure.ts';

test.each([
  ['forbidden', 'refused'],
  ['timeout', 'timeout'],
  ['offline', 'unreachable'],
  ['unauthenticated', 'failed'],
  ['notFound', 'failed'],
  ['invalid', 'failed'],
  ['server', 'failed'],
] as const)('[A-03] [A-04] a %s answer is %s', (kind, failure) => {
  expect(loginFailure(new ApiError(kind, 'in a test'))).toEqual({ kind: failure });
});

test('[A-04] offline is shown only when the browser knows that it is', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(loginFailure(new ApiError('offline', 'in a test'))).toEqual({ kind: 'offline' });
});

test('[A-04] what is not a failure of the API is the general one', () => {
  expect(loginFailure(new Error('no idea'))).toEqual({ kind: 'failed' });
});

test('[A-04] too many attempts are distinguished from a wrong input', () => {
  const error = new ApiError('server', 'in a test', { status: 429, retryAfterSeconds: 20 });
  expect(loginFailure(error)).toEqual({ kind: 'tooMany', seconds: 20 });
});

test('a browser without cookies has its own message', () => {
  expect(loginFailure(new CookieRefused('in a test'))).toEqual({ kind: 'cookies' });
});

test.each<[string, Handler, LoginFailure]>([
  ['a page', refuse(authCalls.auth, 200, '<html>'), { kind: 'failed' }],
  ['an empty answer', refuse(authCalls.auth, 204, ''), { kind: 'failed' }],
  ['a cut answer', refuse(authCalls.auth, 200, '{"token": "ab'), { kind: 'failed' }],
  ['a wrong pair', refuse(authCalls.auth, 403), { kind: 'refused' }],
  ['too many', refuse(authCalls.auth, 429), { kind: 'tooMany', seconds: undefined }],
  ['too many for now', refuseForNow(authCalls.auth, 60), { kind: 'tooMany', seconds: 60 }],
  ['a time-out', timesOut(authCalls.auth), { kind: 'timeout' }],
  ['a server out of reach', unreachable(authCalls.auth), { kind: 'unreachable' }],
])('[A-03] [A-04] [B-06] after %s is reported', async (_, handler, failure) => {
  configureApi({
    baseUrl: '/api',
    readTokens: () => undefined,
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    adapter: testNetwork([handler], []),
  });
  const caught = await logIn({ username: 'emma@demo.example', password: 'secret' }, false).catch(
    loginFailure,
  );
  expect(caught).toEqual(failure);
});
