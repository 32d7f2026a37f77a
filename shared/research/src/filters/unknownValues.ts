import type { FilterProblem } from './filterAddress.ts';
import { filterCategories, type FilterCategory, type FilterState } from './FilterState.ts';

const valuesOf = ({ tagFilters, tagNotFilters }: FilterState, category: FilterCategory) => [
  ...(tagFilters[category] ?? []),
  ...(tagNotFilters[category] ?? []),
];

/** The categories of which a chosen value is not among those at hand. */
export function categoriesBeyond(
  filters: FilterState,
  atHand: (category: FilterCategory) => readonly string[],
): FilterCategory[] {
  return filterCategories.filter((category) =>
    valuesOf(filters, category).some((value) => !atHand(category).includes(value)),
  );
}

/**
 * Chosen values that nothing can bear, as an address brings them that was mistyped or has grown old.
 * @param known every value of a category; undefined where that is not known, of which nothing is shown
 */
export function unknownValues(
  filters: FilterState,
  known: (category: FilterCategory) => readonly string[] | undefined,
): FilterProblem[] {
  return filterCategories.flatMap((category) => {
    const all = known(category);
    if (all === undefined) return [];
    const beyond = new Set(valuesOf(filters, category).filter((value) => !all.includes(value)));
    return [...beyond].map((value): FilterProblem => ({ kind: 'unknownValue', name: category, value }));
  });
}
