import { ApiError } from '@portal/api';
import { CookieRefused } from '#sign-in/CookieRefused.ts';
import { loginFailure } from './loginFailure.ts';

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

test('[A-04] offline is said only when the browser knows that it is', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(loginFailure(new ApiError('offline', 'in a test'))).toEqual({ kind: 'offline' });
});

test('[A-04] what is no failure of the API is the general one', () => {
  expect(loginFailure(new Error('no idea'))).toEqual({ kind: 'failed' });
});

test('[A-04] too many attempts are told apart from a wrong input', () => {
  const error = new ApiError('invalid', 'in a test', { status: 429, retryAfterSeconds: 20 });
  expect(loginFailure(error)).toEqual({ kind: 'tooMany', seconds: 20 });
});

test('a browser without cookies has its own message', () => {
  expect(loginFailure(new CookieRefused('in a test'))).toEqual({ kind: 'cookies' });
});
