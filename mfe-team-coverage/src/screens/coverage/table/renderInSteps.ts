import type { CoveredRow, CoveredSector } from '../rows/CoveredRow.ts';

export interface ShownSector {
  /** With the rows rendered so far. */
  sector: CoveredSector;
  /** The final number of rows. */
  total: number;
  open: boolean;
}

export type ShownSectors = ReadonlyMap<string, ShownSector>;

export interface TargetRows {
  sectors: readonly CoveredSector[];
  open: ReadonlySet<string>;
  /** All sectors of the tab in order; those that go keep their place until removed. */
  order: readonly string[];
}

/** Costs of changes, measured relative to a new row (10). */
export const costs = { newRow: 10, goneRow: 1, movedRow: 1, changedRow: 4, head: 1 };

/**
 * The smallest budget, and the first, while the browser's speed is unknown: on a slow phone, input waits for one step
 * at most.
 */
export const firstBudget = 5 * costs.newRow;

const sameRows = (one: readonly CoveredRow[], other: readonly CoveredRow[]) =>
  one.length === other.length && one.every((row, place) => row === other[place]);

const isSame = (one: ShownSector, other: ShownSector) =>
  one.open === other.open &&
  one.total === other.total &&
  one.sector.name === other.sector.name &&
  sameRows(one.sector.rows, other.sector.rows);

interface Step {
  /** Undefined for a sector that is gone or still to come. */
  now: ShownSector | undefined;
  spent: number;
  behind: boolean;
}

/** Moves a sector one step towards its target: first rows go, then the others change, move and come. */
function stepOf(old: ShownSector | undefined, target: ShownSector | undefined, left: number): Step {
  // Keeps the same object, so that React skips it.
  if (old === target || (old !== undefined && target !== undefined && isSame(old, target)))
    return { now: old, spent: 0, behind: false };
  if (left <= 0) return { now: old, spent: 0, behind: true };
  const staying = new Set(target?.sector.rows.map(({ key }) => key));
  const leaving = old?.sector.rows.filter(({ key }) => !staying.has(key)) ?? [];
  const most = left / costs.goneRow;
  if (old !== undefined && leaving.length > most)
    return { now: without(leaving.slice(0, most), old, target), spent: left, behind: true };
  const going = costs.head + leaving.length * costs.goneRow;
  if (target === undefined) return { now: undefined, spent: going, behind: false };
  const { rows, cost } = rowsWithin(left - going, old?.sector.rows ?? [], target.sector.rows);
  const behind = rows.length < target.sector.rows.length;
  const now = { ...target, sector: { ...target.sector, rows } };
  return { now, spent: behind ? left : going + cost, behind };
}

/** Removes rows, as many as the budget allows. */
function without(
  leaving: readonly CoveredRow[],
  old: ShownSector,
  target: ShownSector | undefined,
): ShownSector {
  const gone = new Set(leaving);
  const rows = old.sector.rows.filter((row) => !gone.has(row));
  const { open, total } = target ?? old;
  return { sector: { ...old.sector, rows }, open, total };
}

/**
 * The target's rows with as many new ones as the budget allows. A company that was read again, as in another language,
 * stays in place, so that the page keeps its length.
 */
function rowsWithin(budget: number, shown: readonly CoveredRow[], target: readonly CoveredRow[]) {
  const before = new Map(shown.map((row) => [row.key, row]));
  let room = Math.floor(budget / costs.newRow);
  const rows = target.filter(({ key }) => before.has(key) || room-- > 0);
  const staying = rows.filter(({ key }) => before.has(key));
  const keys = new Set(staying.map(({ key }) => key));
  const inOldOrder = shown.filter(({ key }) => keys.has(key));
  const isMoved = staying.some(({ key }, place) => key !== inOldOrder[place]?.key);
  const changed = staying.filter((row) => before.get(row.key) !== row).length;
  const cost =
    (rows.length - staying.length) * costs.newRow +
    (isMoved ? staying.length * costs.movedRow : 0) +
    changed * costs.changedRow;
  return { rows, cost };
}

const targetOf = (sector: CoveredSector, open: boolean): ShownSector => ({
  sector: open ? sector : { ...sector, rows: [] },
  total: sector.rows.length,
  open,
});

/**
 * Returns the next state of the page: changes from the top as far as the budget goes, the rest is unchanged.
 * @param budget in units of `costs`
 */
export function renderInSteps(
  before: ShownSectors,
  { sectors, open, order }: TargetRows,
  budget: number = firstBudget,
): { shown: ShownSectors; behind: boolean } {
  const targets = new Map(sectors.map((sector) => [sector.key, targetOf(sector, open.has(sector.key))]));
  let left = budget;
  let isBehind = false;
  const shown = new Map<string, ShownSector>();
  for (const key of order) {
    const { now, spent, behind } = stepOf(before.get(key), targets.get(key), left);
    left -= spent;
    isBehind ||= behind;
    if (now !== undefined) shown.set(key, now);
  }
  return { shown, behind: isBehind };
}
