import { loadTable, median, pairedRatio } from './loadTable.ts';
import type { VisitFacts } from './visitCold.ts';

const visits = (...times: number[]): VisitFacts[] =>
  times.map((ms) => ({
    ms,
    firstPaintMs: 80.4,
    blockedMs: 12,
    shift: 0.0004,
    requests: 9,
    rounds: 3,
    bytes: 190_400,
  }));

test('the median is the middle, whatever the order', () => {
  expect(median([3, 1, 200])).toBe(3);
});

test('each visit is compared with the one beside it', () => {
  expect(pairedRatio({ portal: visits(110, 300, 130), plain: visits(100, 300, 100) })).toBe(1.1);
});

test('the table has both builds, with the plain one as 1', () => {
  const series = { screen: 'Sign-in', network: 'slow', portal: visits(220), plain: visits(200) };
  expect(loadTable([series])).toBe(
    [
      '| Page    | Line | Built as         | ms (quartiles) | Ratio, paired | First paint | Blocked | Shift | Rounds | Requests |  kB |',
      '| ------- | ---- | ---------------- | -------------- | ------------: | ----------: | ------: | ----: | -----: | -------: | --: |',
      '| Sign-in | slow | one plain bundle | 200 (200–200)  |             1 |          80 |      12 | 0.000 |      3 |        9 | 190 |',
      '| Sign-in | slow | portal           | 220 (220–220)  |          1.10 |          80 |      12 | 0.000 |      3 |        9 | 190 |',
    ].join('\n'),
  );
});
