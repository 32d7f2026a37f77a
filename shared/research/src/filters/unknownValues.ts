import type { FilterProblem } from './filterAddress.ts';
import { filterCategories, type FilterCategory, type FilterState } from './FilterState.ts';

const valuesOf = ({ tagFilters, tagNotFilters }: FilterState, category: FilterCategory) => [
  ...(tagFilters[category] ?? []),
  ...(tagNotFilters[category] ?? []),
];

/** Categories with a chosen value that is not at hand. */
export function categoriesBeyond(
  filters: FilterState,
  atHand: (category: FilterCategory) => readonly string[],
): FilterCategory[] {
  return filterCategories.filter((category) =>
    valuesOf(filters, category).some((value) => !atHand(category).includes(value)),
  );
}

/**
 * Chosen values that do not exist, such as from a mistyped or outdated address.
 * @param known every value of a category; undefined if unknown, which reports nothing
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
