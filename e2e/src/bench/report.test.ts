import { limitRow, rowsTable, tasksRow, timeRow } from './report.ts';

test('a table says what was measured, what was wanted, and whether it is so', () => {
  expect(
    rowsTable([
      limitRow('Typing', 40.4, 100),
      timeRow('Tiles', 2100),
      tasksRow('Searching', [55, 61]),
      tasksRow('Filtering', []),
    ]),
  ).toBe(
    [
      '| Measure   | Result               | Goal            | Met |',
      '| --------- | -------------------- | --------------- | --- |',
      '| Typing    | 40 ms                | ≤ 100 ms        | yes |',
      '| Tiles     | 2100 ms              |                 |     |',
      '| Searching | 61 ms (2 over 50 ms) | none over 50 ms | no  |',
      '| Filtering | none over 50 ms      | none over 50 ms | yes |',
    ].join('\n'),
  );
});
