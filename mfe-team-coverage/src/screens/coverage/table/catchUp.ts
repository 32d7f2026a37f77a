import type { CoveredRow, CoveredSector } from '../rows/CoveredRow.ts';

export interface ShownSector {
  /** With the rows rendered so far. */
  sector: CoveredSector;
  /** The final number of rows. */
  total: number;
  open: boolean;
}

export type ShownSectors = ReadonlyMap<string, ShownSector>;

export interface Wanted {
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

/** Removes rows first, as many as the budget allows. */
function without(leaving: readonly CoveredRow[], old: ShownSector, to: ShownSector | undefined): ShownSector {
  const gone = new Set(leaving);
  const rows = old.sector.rows.filter((row) => !gone.has(row));
  const { open, total } = to ?? old;
  return { sector: { ...old.sector, rows }, open, total };
}

/** Moves a sector one step towards its target. */
function stepOf(old: ShownSector | undefined, to: ShownSector | undefined, left: number): Step {
  // Keeps the same object, so that React skips it.
  if (old === to || (old !== undefined && to !== undefined && isSame(old, to)))
    return { now: old, spent: 0, behind: false };
  if (left <= 0) return { now: old, spent: 0, behind: true };
  const wanted = new Set(to?.sector.rows.map(({ key }) => key));
  const kept = old?.sector.rows.filter(({ key }) => wanted.has(key)) ?? [];
  const leaving = old?.sector.rows.filter(({ key }) => !wanted.has(key)) ?? [];
  const most = left / costs.goneRow;
  if (old !== undefined && leaving.length > most)
    return { now: without(leaving.slice(0, most), old, to), spent: left, behind: true };
  const going = costs.head + leaving.length * costs.goneRow;
  if (to === undefined) return { now: undefined, spent: going, behind: false };
  // A company that was read again, as in another language, stays in place, so that the page keeps its length.
  const had = new Map(kept.map((row) => [row.key, row]));
  let room = Math.floor((left - going) / costs.newRow);
  const rows = to.sector.rows.filter(({ key }) => had.has(key) || room-- > 0);
  const staying = rows.filter(({ key }) => had.has(key));
  const moved = staying.every(({ key }, place) => key === kept[place]?.key) ? 0 : kept.length;
  const changed = staying.filter((row) => had.get(row.key) !== row).length;
  const behind = rows.length < to.sector.rows.length;
  const spent =
    going + (rows.length - kept.length) * costs.newRow + moved * costs.movedRow + changed * costs.changedRow;
  return { now: { ...to, sector: { ...to.sector, rows } }, spent: behind ? left : spent, behind };
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
export function catchUp(
  before: ShownSectors,
  { sectors, open, order }: Wanted,
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
