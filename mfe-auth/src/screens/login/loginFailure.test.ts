import { ApiError } from '@portal/api';
import { loginFailure } from './loginFailure.ts';

test.each([
  ['forbidden', 'refused'],
  ['timeout', 'timeout'],
  ['offline', 'offline'],
  ['unauthenticated', 'failed'],
  ['notFound', 'failed'],
  ['invalid', 'failed'],
  ['server', 'failed'],
] as const)('[A-03] [A-04] a %s answer is %s', (kind, failure) => {
  expect(loginFailure(new ApiError(kind, 'in a test'))).toBe(failure);
});

test('[A-04] what is no failure of the API is the general one', () => {
  expect(loginFailure(new Error('no cookie'))).toBe('failed');
});
