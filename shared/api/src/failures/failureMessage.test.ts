import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { failureMessage } from './failureMessage.ts';

test.each<[ApiErrorKind, number | undefined, boolean, string]>([
  ['timeout', undefined, true, 'common.requestTimeout'],
  ['timeout', undefined, false, 'common.requestTimeout'],
  ['offline', undefined, false, 'common.offline'],
  ['offline', undefined, true, 'common.unreachable'],
  ['server', 502, true, 'common.unreachable'],
  ['server', 503, true, 'common.unreachable'],
  ['server', 504, true, 'common.unreachable'],
  ['server', 500, true, 'common.somethingWrong'],
  ['server', undefined, true, 'common.somethingWrong'],
  ['forbidden', 403, true, 'common.somethingWrong'],
])('[B-06] %s with status %s and the browser online %s reads %s', (kind, status, online, id) => {
  expect(failureMessage(new ApiError(kind, 'SELECT failed', { status }), online)).toBe(id);
});

test('an unknown failure has words too', () => {
  expect(failureMessage('broken')).toBe('common.somethingWrong');
});
