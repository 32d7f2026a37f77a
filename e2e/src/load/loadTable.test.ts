import { loadTable, type Series } from './loadTable.ts';
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

test('the table has each build, next to the plain one', () => {
  const series: Series = {
    screen: 'Terms',
    line: 'thin',
    visits: {
      portal: visits([190, 220, 230, 240, 290], { switchMs: 60, warmMs: 90 }),
      plain: visits([200, 200, 200, 200, 200], { switchMs: 100, warmMs: 100 }),
    },
  };
  const [plain, portal] = rowsOf([series]);
  expect([plain, portal].map((row) => row?.['Built as'])).toEqual(['one plain bundle', 'portal']);
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
});

test('what a visit did not measure is left empty', () => {
  const [row] = rowsOf([{ screen: 'Terms', line: 'thin', visits: { portal: visits([190]) } }]);
  expect(row).toMatchObject({
    'To plain': '',
    Switch: '',
    'Switch to plain': '',
    Warm: '',
    'Warm to plain': '',
  });
});
