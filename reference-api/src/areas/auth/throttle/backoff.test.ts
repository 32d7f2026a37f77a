import { closePatience, secondsLeft, backoff, widePatience } from './backoff.ts';

test.each([
  [0, 0],
  [1, 0],
  [5, 0],
  [6, 1],
  [7, 2],
  [8, 4],
  [9, 8],
  [10, 16],
  [11, 32],
  [12, 60],
  [13, 60],
  [100_000, 60],
])('after %i failures from one address the next attempt is heard after %i s', (failures, seconds) => {
  expect(backoff(failures, closePatience)).toBe(seconds);
});

test.each([
  [20, 0],
  [21, 1],
  [22, 2],
  [23, 4],
  [24, 5],
  [100_000, 5],
])('after %i failures from everywhere the next attempt is heard after %i s', (failures, seconds) => {
  expect(backoff(failures, widePatience)).toBe(seconds);
});

test.each([
  [0, 60],
  [0.2, 60],
  [59.5, 1],
  [60, 0],
  [600, 0],
])('%d s after the failure %i whole seconds are left of sixty', (elapsed, left) => {
  expect(secondsLeft({ failures: 20, elapsed }, closePatience)).toBe(left);
});
