import { median, pairedRatio, quartiles } from './statistics.ts';

test('the median is the middle, whatever the order', () => {
  expect(median([3, 1, 200])).toBe(3);
});

test('quartiles are values that were measured', () => {
  expect(quartiles([50, 10, 40, 20, 30])).toEqual([20, 40]);
});

test('each visit is compared with the one of its round', () => {
  expect(pairedRatio([110, 300, 130], [100, 300, 100])).toBe(1.1);
});

test('what was not measured has no figure', () => {
  expect([median([]), pairedRatio([], [100]), pairedRatio([100], [])]).toEqual([NaN, NaN, NaN]);
});
