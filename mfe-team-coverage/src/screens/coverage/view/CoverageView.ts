import type { RecentPeriod } from '../rows/changedSince.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';

/** By what companies are put in order within their sectors. */
export const sortKeys = ['name', 'rating', 'date'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface CoverageSorting {
  by: SortKey;
  /** Names from Z, the worst rating or the oldest day first. */
  reversed: boolean;
}

/** What a reader narrows and sorts the coverage by. The whole of it lives in the address. */
export interface CoverageView {
  search: string;
  /** Category to values, any of which will do. No category is there without a value. */
  filters: Partial<Record<CoverageCategory, readonly string[]>>;
  /** Only what changed within so many days. */
  period: RecentPeriod | undefined;
  /** Only what the client follows. [N-07] */
  myCoverage: boolean;
  sorting: CoverageSorting;
}

/** Narrows or sorts in another way, starting from what stands. */
export type ChangeView = (how: (view: CoverageView) => CoverageView) => void;

export const byName: CoverageSorting = { by: 'name', reversed: false };

export const wholeCoverage: CoverageView = {
  search: '',
  filters: {},
  period: undefined,
  myCoverage: false,
  sorting: byName,
};

/** Values of one category replaced. */
export function withFilter(
  view: CoverageView,
  category: CoverageCategory,
  values: readonly string[],
): CoverageView {
  const others = Object.entries(view.filters).filter(([name]) => name !== category);
  const filters = Object.fromEntries([
    ...others,
    ...(values.length > 0 ? [[category, values] as const] : []),
  ]);
  return { ...view, filters };
}

/** The order after a press on a column's head: its own first, then reversed. */
export function nextSorting({ by, reversed }: CoverageSorting, pressed: SortKey): CoverageSorting {
  return { by: pressed, reversed: by === pressed && !reversed };
}
