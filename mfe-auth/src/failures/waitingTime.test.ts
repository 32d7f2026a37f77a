import { waitingTime } from './waitingTime.ts';

test.each([
  [0, 'seconds', 1],
  [1, 'seconds', 1],
  [59, 'seconds', 59],
  [60, 'minutes', 1],
  [61, 'minutes', 2],
  [15 * 60, 'minutes', 15],
  [59 * 60, 'minutes', 59],
  [59 * 60 + 1, 'hours', 1],
  [3601, 'hours', 2],
])('%p seconds are %s %p', (seconds, unit, count) => {
  expect(waitingTime(seconds)).toEqual({ unit, count });
});
