import { ApiError, type ApiErrorKind } from '@portal/api';
import { failureMessage } from './failureMessage.ts';

test.each<[ApiErrorKind, string]>([
  ['timeout', 'common.requestTimeout'],
  ['offline', 'common.offline'],
  ['server', 'common.somethingWrong'],
  ['forbidden', 'common.somethingWrong'],
])('a failure of kind %s reads %s', (kind, id) => {
  expect(failureMessage(new ApiError(kind, 'SELECT failed'))).toBe(id);
});

test('an unknown failure has words too', () => {
  expect(failureMessage('broken')).toBe('common.somethingWrong');
});
