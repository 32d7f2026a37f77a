import { coverageTabs } from '../tabs/coverageTabs.ts';
import { readCoverage } from '../rows/readCoverage.ts';
import { aCompany, aCoverage, aCoveredSector } from '../testing/coverageData.ts';
import { renderInSteps, costs, firstBudget, type ShownSectors, type TargetRows } from './renderInSteps.ts';

const [tab] = coverageTabs;
const some = (count: number) => Array.from({ length: count }, (_, place) => aCompany(`Company ${place}`));
const sectors = readCoverage(
  aCoverage(aCoveredSector('A', some(8)), aCoveredSector('B', some(600)), aCoveredSector('C', some(3))),
  tab,
  { language: 'en', noSector: 'Other companies' },
);
const all = new Set(sectors.map(({ key }) => key));
const nothing: ShownSectors = new Map();
const order = sectors.map(({ key }) => key);
const [a = '', b = '', c = ''] = order;
const rowsOf = (shown: ShownSectors) => [...shown.values()].map(({ sector }) => sector.rows.length);
const wanting = (open: ReadonlySet<string>, of = sectors): TargetRows => ({ sectors: of, open, order });
const whole = renderInSteps(nothing, wanting(all), Infinity).shown;

/** Returns what is shown after each step. */
function stepsTo(before: ShownSectors, target: TargetRows, budget?: number): ShownSectors[] {
  const { shown, behind } = renderInSteps(before, target, budget);
  return behind ? [shown, ...stepsTo(shown, target, budget)] : [shown];
}

test('new rows come a few at a time from the top, also within one sector', () => {
  const closed = renderInSteps(nothing, wanting(new Set())).shown;
  expect(rowsOf(closed)).toEqual([0, 0, 0]);
  const room = 10 * costs.newRow + 2 * costs.head;
  const [first = nothing, ...more] = stepsTo(closed, wanting(all), room);
  expect(rowsOf(first)).toEqual([8, 2, 0]);
  expect([...first.values()].map(({ total, open }) => [total, open])).toEqual([
    [8, true],
    [600, true],
    [3, false],
  ]);
  expect(rowsOf(more.at(-1) ?? nothing)).toEqual([8, 600, 3]);
  expect(more.length).toBe(Math.ceil(601 / 10));
});

test('rows go in steps, more of them at a time; a closed sector is reported at once', () => {
  const steps = stepsTo(whole, wanting(new Set()), 200);
  expect(steps.map(rowsOf)).toEqual([
    [0, 409, 3],
    [0, 209, 3],
    [0, 9, 3],
    [0, 0, 0],
  ]);
  expect(steps[0]?.get(b)).toMatchObject({ open: false, total: 600 });
});

test('a sector without a match goes, in steps, from its place', () => {
  const steps = stepsTo(whole, wanting(all, sectors.slice(2)), 400);
  expect(steps.map((shown) => [...shown.keys()])).toEqual([[b, c], [c]]);
  expect(rowsOf(steps[0] ?? nothing)).toEqual([209, 3]);
});

test('rows in another order move in a step with room for them', () => {
  const turned = sectors.map((sector) => ({ ...sector, rows: sector.rows.toReversed() }));
  const steps = stepsTo(whole, wanting(all, turned), 8 + costs.head);
  const isTurned = (shown: ShownSectors) =>
    order.map((key, place) => shown.get(key)?.sector.rows[0] === turned[place]?.rows[0]);
  expect(steps.map(isTurned)).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
});

test('what stands as it is wanted takes nothing', () => {
  const again = renderInSteps(whole, wanting(all), 0);
  expect(again.behind).toBe(false);
  expect([...again.shown]).toEqual([...whole]);
});

test('a toggle leaves the other sectors the same objects: none is drawn again', () => {
  const copied = sectors.map((sector) => ({ ...sector }));
  const next = renderInSteps(whole, wanting(new Set([a, c]), copied), firstBudget);
  expect(next.shown.get(a)).toBe(whole.get(a));
  expect(next.shown.get(c)).toBe(whole.get(c));
  expect(next.shown.get(b)).toMatchObject({ open: false, total: 600 });
});

test('rows that are read again, as in another language, are replaced in steps', () => {
  const readAgain = sectors.map((sector) => ({ ...sector, rows: sector.rows.map((row) => ({ ...row })) }));
  const steps = stepsTo(whole, wanting(all, readAgain), firstBudget);
  for (const shown of steps) expect(rowsOf(shown)).toEqual([8, 600, 3]);
  expect(steps).toHaveLength(2);
  expect([...(steps.at(-1)?.values() ?? [])].map(({ sector }) => sector.rows)).toEqual(
    readAgain.map(({ rows }) => rows),
  );
  expect(steps.at(-1)?.get(c)?.sector.rows[0]).toBe(readAgain[2]?.rows[0]);
});
