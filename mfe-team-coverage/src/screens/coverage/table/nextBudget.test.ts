import { costs } from './renderInSteps.ts';
import { nextBudget } from './nextBudget.ts';

const rows = (count: number) => count * costs.newRow;

test.each([
  ['as it was', rows(12), 38, 7_999, rows(12)],
  ['less, as much as it took too long', rows(24), 76, 0, rows(12)],
  ['a quarter more at most', rows(12), 1, 0, rows(15)],
  ['never so little that a list does not come to its end', rows(9), 800, 0, rows(5)],
  ['more for a machine that is busy for long', rows(5), 800, 8_000, rows(10)],
  ['still more later', rows(10), 800, 17_000, rows(20)],
  ['never so much that one slow frame is a long one', rows(40), 10, 99_000, rows(48)],
])('the next step has room for %s', (_what, budget, took, elapsed, expected) => {
  expect(nextBudget(budget, took, elapsed)).toBe(expected);
});
