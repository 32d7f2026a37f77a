import { loadTable, type Series } from './loadTable.ts';
import { slowLine } from './plan.ts';
import type { VisitFacts } from './visit.ts';

const visits = (times: number[], more: Partial<VisitFacts> = {}): VisitFacts[] =>
  times.map((ms) => ({
    ms,
    paintedMs: ms + 10,
    overMs: 2 * ms,
    firstPaintMs: 80.4,
    largestPaintMs: ms + 20,
    blockedMs: 12,
    shift: 0.0004,
    requests: 9,
    rounds: 3,
    bytes: 190_400,
    ...more,
  }));

function rowsOf(all: readonly Series[]): Record<string, string>[] {
  const cellsOf = (line: string) => line.split('|').slice(1, -1);
  const lines = loadTable(all).split('\n').map(cellsOf);
  const [head = [], , ...rows] = lines.map((cells) => cells.map((cell) => cell.trim()));
  return rows.map((row) => Object.fromEntries(row.map((cell, column) => [head[column] ?? '', cell])));
}

test('the table has each build, next to the plain one and the one that asks as early', () => {
  const series: Series = {
    screen: 'Terms',
    line: 'thin',
    visits: {
      portal: visits([190, 220, 230, 240, 290], { switchMs: 60, warmMs: 90 }),
      plain: visits([200, 200, 200, 200, 200], { switchMs: 100, warmMs: 100 }),
      plainEarly: visits([190, 210, 220, 230, 290]),
    },
  };
  const [plain, early, portal] = rowsOf([series]);
  expect([plain, early, portal].map((row) => row?.['Built as'])).toEqual([
    'one plain bundle',
    'plain, same early calls',
    'portal',
  ]);
  expect(portal).toEqual({
    Page: 'Terms',
    Line: 'thin',
    'Built as': 'portal',
    'First tile (quartiles)': '230 (220–240)',
    Painted: '240',
    'Painted to plain': '1.14',
    'Taken over': '460',
    'Over to plain': '1.15',
    'To plain': '1.15',
    'To early': '1.04',
    'To before': '',
    Switch: '60',
    'Switch to plain': '0.60',
    Warm: '90',
    'Warm to plain': '0.90',
    'First paint': '80',
    Largest: '250',
    Blocked: '12',
    Shift: '0.000',
    Rounds: '3',
    Requests: '9',
    kB: '190',
  });
  expect(early).toMatchObject({ Switch: '', 'Switch to plain': '', Warm: '', 'Warm to plain': '' });
});

test('the figures of before stay in the table, over the slow line alone', () => {
  const sign = (line: string): Series => ({ screen: 'Sign-in', line, visits: { portal: visits([2005]) } });
  const rows = rowsOf([sign(slowLine.name), sign('another')]);
  expect(rows.map((row) => [row['Built as'], row['First tile (quartiles)'], row['To before']])).toEqual([
    ['one plain bundle, before', '2673 (2633–2735)', '1.00'],
    ['portal, before', '2728 (2714–2827)', '1.02'],
    ['portal', '2005 (2005–2005)', '0.75'],
    ['portal', '2005 (2005–2005)', ''],
  ]);
});
