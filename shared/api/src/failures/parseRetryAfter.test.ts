import { parseRetryAfter } from './parseRetryAfter.ts';

const now = new Date('2026-11-20T08:00:00Z');

test.each([
  ['20', 20],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 08:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 07:00:00 GMT', 0],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['Fri, soon', undefined],
  ['99999999999', undefined],
])('Retry-After %p is %p seconds', (header, seconds) => {
  expect(parseRetryAfter(header, now)).toBe(seconds);
});
