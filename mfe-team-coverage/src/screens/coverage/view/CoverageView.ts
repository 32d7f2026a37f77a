import { noFilters, type FilterState, type PageFilters, type Sorting } from '@portal/research';
import type { CoverageTab } from '../tabs/coverageTabs.ts';

/** Filters and sorting; stored entirely in the address. */
export type CoverageView = FilterState;

export type ChangeView = (how: (view: CoverageView) => CoverageView) => void;

export const wholeCoverage: CoverageView = noFilters;

/** What a tab can be narrowed and sorted by. [C-01] [C-07] */
export const coverageFilters = ({ name, categories }: CoverageTab): PageFilters => ({
  values: [...categories, 'changed'],
  toggles: ['myCoverage'],
  sortings: ['name', '-name', 'rating', '-rating', 'date', '-date'],
  tab: name,
  typed: true,
});

/** Sorts companies within their sectors. */
const sortKeys = ['name', 'rating', 'date'] as const;
export type SortKey = (typeof sortKeys)[number];

interface CoverageSorting {
  by: SortKey;
  /** Z first, worst rating first or oldest first. */
  reversed: boolean;
}

export const sortingOf = (sorting: Sorting = 'name'): CoverageSorting => ({
  by: sortKeys.find((key) => sorting.endsWith(key)) ?? 'name',
  reversed: sorting.startsWith('-'),
});

/** A click on a header sorts by it, a second one reverses. The default is not in the address. */
export function nextSorting(sorting: Sorting | undefined, pressed: SortKey): Sorting | undefined {
  const { by, reversed } = sortingOf(sorting);
  if (by === pressed && !reversed) return `-${pressed}`;
  return pressed === 'name' ? undefined : pressed;
}
