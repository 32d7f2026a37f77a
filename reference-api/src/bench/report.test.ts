import { percentile } from './percentile.ts';
import { baselineTable, resultTable } from './report.ts';

const row = { name: 'auth', connections: 10, answers: 50, perSecond: 9.96, p50: 1, p95: 2, p97_5: 3, p99: 4 };

test('a percentile is a value that was measured', () => {
  const values = [5, 1, 4, 2, 3];
  expect([percentile(values, 50), percentile(values, 95), percentile([7], 1)]).toEqual([3, 5, 7]);
  expect(() => percentile([], 50)).toThrow('There is nothing to take a percentile of.');
});

test('the table has the engines of a call below one another', () => {
  const reports = [
    { engine: 'PGlite', rows: [row, { ...row, name: 'logout' }] },
    { engine: 'PostgreSQL', rows: [row] },
  ];
  const lines = resultTable(reports).split('\n');
  expect(lines.map((line) => line.slice(0, 23))).toEqual([
    '| Call   | Engine     |',
    '| ------ | ---------- |',
    '| auth   | PGlite     |',
    '| auth   | PostgreSQL |',
    '| logout | PGlite     |',
  ]);
  expect(lines[2]).toMatch(/\| +10 \| +50 \| +10\.0 \| +1\.0 \| +2\.0 \| +3\.0 \| +4\.0 \|$/);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

test('a call is listed next to the least that could answer it, with the factor of the medians', () => {
  const row = {
    name: 'list',
    is: 'SQL' as const,
    rounds: 12,
    call: { p50: 9, p95: 20 },
    bare: { p50: 6, p95: 8 },
  };
  const lines = baselineTable([
    { engine: 'A', rows: [], baselines: [row] },
    { engine: 'B', rows: [] },
  ]).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(
    /^\| list +\| A +\| +SQL \| +12 \| +9\.0 \| +20\.0 \| +6\.0 \| +8\.0 \| +1\.50 \| +≤ 12\.0 \|$/,
  );
});
