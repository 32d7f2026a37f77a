import type { RecentPeriod } from '../rows/changedSince.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';

/** Sorts companies within their sectors. */
export const sortKeys = ['name', 'rating', 'date'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface CoverageSorting {
  by: SortKey;
  /** Z first, worst rating first or oldest first. */
  reversed: boolean;
}

/** Filters and sorting; stored entirely in the address. */
export interface CoverageView {
  search: string;
  /** Category to values, any of which matches. Never empty lists. */
  filters: Partial<Record<CoverageCategory, readonly string[]>>;
  /** Changed within so many days. */
  period: RecentPeriod | undefined;
  /** Only what the client follows. [N-07] */
  myCoverage: boolean;
  sorting: CoverageSorting;
}

export type ChangeView = (how: (view: CoverageView) => CoverageView) => void;

export const byName: CoverageSorting = { by: 'name', reversed: false };

export const wholeCoverage: CoverageView = {
  search: '',
  filters: {},
  period: undefined,
  myCoverage: false,
  sorting: byName,
};

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

/** A click on a header sorts by it, a second one reverses. */
export function nextSorting({ by, reversed }: CoverageSorting, pressed: SortKey): CoverageSorting {
  return { by: pressed, reversed: by === pressed && !reversed };
}
