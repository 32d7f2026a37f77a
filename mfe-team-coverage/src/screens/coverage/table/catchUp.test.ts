import { coverageTabs } from '../tabs/coverageTabs.ts';
import { readCoverage } from '../rows/readCoverage.ts';
import { aCompany, aCoverage, aCoveredSector } from '../testing/coverageData.ts';
import { catchUp, rowsAtOnce, type ShownSectors } from './catchUp.ts';

const [tab] = coverageTabs;
if (tab === undefined) throw new Error('There are no tabs.');
const some = (count: number) => Array.from({ length: count }, (_, place) => aCompany(`Company ${place}`));
const sectors = readCoverage(
  aCoverage(aCoveredSector('A', some(8)), aCoveredSector('B', some(600)), aCoveredSector('C', some(3))),
  tab,
  'en',
);
const all = new Set(sectors.map(({ key }) => key));
const nothing: ShownSectors = new Map();
const rowsOf = (shown: ShownSectors) => [...shown.values()].map(({ sector }) => sector.rows.length);

test('new rows come a few at a time from the top, also within one sector; heads and totals are there at once', () => {
  const first = catchUp(nothing, { sectors, open: all });
  expect(rowsOf(first.shown)).toEqual([8, rowsAtOnce - 8, 0]);
  expect([...first.shown.values()].map(({ total }) => total)).toEqual([8, 600, 3]);
  expect(first.behind).toBe(true);
  let { shown, behind } = first;
  let steps = 1;
  for (; behind; steps++) ({ shown, behind } = catchUp(shown, { sectors, open: all }));
  expect(rowsOf(shown)).toEqual([8, 600, 3]);
  expect(steps).toBe(Math.ceil(611 / rowsAtOnce));
});

test('what takes rows away comes at once', () => {
  const { shown } = catchUp(nothing, { sectors, open: all }, Infinity);
  const closed = catchUp(shown, { sectors, open: new Set() });
  expect(rowsOf(closed.shown)).toEqual([0, 0, 0]);
  expect(closed.behind).toBe(false);
  const fewer = sectors.slice(0, 1).map((sector) => ({ ...sector, rows: sector.rows.slice(0, 2) }));
  expect(rowsOf(catchUp(shown, { sectors: fewer, open: all }).shown)).toEqual([2]);
});

test('a toggle leaves the other sectors the objects that they were: nothing of them is drawn again', () => {
  const { shown } = catchUp(nothing, { sectors, open: all }, Infinity);
  const [a = '', b = '', c = ''] = all;
  const next = catchUp(shown, { sectors: sectors.map((sector) => ({ ...sector })), open: new Set([a, c]) });
  expect(next.shown.get(a)).toBe(shown.get(a));
  expect(next.shown.get(c)).toBe(shown.get(c));
  expect(next.shown.get(b)).toMatchObject({ open: false, total: 600 });
});
