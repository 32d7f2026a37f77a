import { ApiError } from './ApiError.ts';
import { callFailure } from './callFailure.ts';

test.each([
  ['timeout', { kind: 'timeout' }],
  ['offline', { kind: 'unreachable' }],
  ['unauthenticated', { kind: 'failed' }],
  ['forbidden', { kind: 'failed' }],
  ['notFound', { kind: 'failed' }],
  ['invalid', { kind: 'failed' }],
  ['server', { kind: 'failed' }],
] as const)('[A-04] a %s answer is %j', (kind, failure) => {
  expect(callFailure(new ApiError(kind, 'in a test'))).toEqual(failure);
});

test.each([502, 503, 504])('[B-06] status %d: the API is down', (status) => {
  expect(callFailure(new ApiError('server', 'in a test', { status }))).toEqual({ kind: 'down' });
});

test('[A-04] what is not a failure of the API is the general one', () => {
  expect(callFailure(new Error('no idea'))).toEqual({ kind: 'failed' });
});

test.each([20, undefined])('[A-04] too many attempts say when to try again: %p', (retryAfterSeconds) => {
  const error = new ApiError('server', 'in a test', { status: 429, retryAfterSeconds });
  expect(callFailure(error)).toEqual({ kind: 'tooMany', seconds: retryAfterSeconds });
});

test('[A-04] without a connection the reader is offline, with one the server is out of reach', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(callFailure(new ApiError('offline', 'in a test'))).toEqual({ kind: 'offline' });
});
