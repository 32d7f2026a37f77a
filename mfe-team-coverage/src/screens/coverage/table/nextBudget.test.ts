import { costs } from './catchUp.ts';
import { nextBudget } from './nextBudget.ts';

const rows = (count: number) => count * costs.newRow;

test.each([
  ['as it was', rows(12), 45, rows(12)],
  ['less, as much as it took too long', rows(24), 90, rows(12)],
  ['a quarter more at most', rows(12), 1, rows(15)],
  ['never so little that a list does not come to its end', rows(9), 800, rows(8)],
  ['never so much that one slow frame is a long one', rows(40), 10, rows(48)],
])('the next step has room for %s', (_what, budget, took, expected) => {
  expect(nextBudget(budget, took)).toBe(expected);
});
