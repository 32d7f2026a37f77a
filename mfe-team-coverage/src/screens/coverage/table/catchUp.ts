import type { CoveredRow, CoveredSector } from '../rows/CoveredRow.ts';

/** A sector as it stands on the page. */
export interface ShownSector {
  /** With the rows that are there by now. */
  sector: CoveredSector;
  /** How many there are to be. */
  total: number;
  open: boolean;
}

export type ShownSectors = ReadonlyMap<string, ShownSector>;

export interface Wanted {
  sectors: readonly CoveredSector[];
  open: ReadonlySet<string>;
}

/** Rows that one step may add: few, so that a key or a touch on a slow phone waits for no more than one step. */
export const rowsAtOnce = 12;

const sameRows = (one: readonly CoveredRow[], other: readonly CoveredRow[]) =>
  one.length === other.length && one.every((row, place) => row === other[place]);

/** The same object as before where nothing changed: what is drawn of it stands. */
function keep(before: ShownSector | undefined, now: ShownSector): ShownSector {
  const same =
    before !== undefined &&
    before.open === now.open &&
    before.total === now.total &&
    before.sector.name === now.sector.name &&
    sameRows(before.sector.rows, now.sector.rows);
  return same ? before : now;
}

/**
 * The next state of the page: what takes rows away comes at once, new rows a few at a time, from the top.
 * @param most how many rows may be new
 */
export function catchUp(
  before: ShownSectors,
  { sectors, open }: Wanted,
  most: number = rowsAtOnce,
): { shown: ShownSectors; behind: boolean } {
  let left = most;
  let behind = false;
  const shown = new Map<string, ShownSector>();
  for (const sector of sectors) {
    const old = before.get(sector.key);
    const total = sector.rows.length;
    if (!open.has(sector.key)) {
      shown.set(sector.key, keep(old, { sector: { ...sector, rows: [] }, total, open: false }));
      continue;
    }
    const had = new Set(old?.sector.rows);
    const rows = sector.rows.filter((row) => had.has(row) || left-- > 0);
    if (rows.length < total) behind = true;
    left = Math.max(0, left);
    shown.set(sector.key, keep(old, { sector: { ...sector, rows }, total, open: true }));
  }
  return { shown, behind };
}
