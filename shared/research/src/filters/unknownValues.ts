import type { FilterState } from './FilterState.ts';
import { filterCategories, type FilterCategory } from './filterTable.ts';

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

/** One of the problems of a list's filters. */
interface UnknownValue {
  kind: 'unknownValue';
  name: FilterCategory;
  value: string;
}

/**
 * Chosen values that do not exist, such as from a mistyped or outdated address.
 * @param known every value of a category; undefined if unknown, which reports nothing
 */
export function unknownValues(
  filters: FilterState,
  known: (category: FilterCategory) => readonly string[] | undefined,
): UnknownValue[] {
  return filterCategories.flatMap((name) => {
    const chosen = valuesOf(filters, name);
    const all = chosen.length === 0 ? undefined : known(name);
    if (all === undefined) return [];
    const beyond = new Set(chosen.filter((value) => !all.includes(value)));
    return [...beyond].map((value) => ({ kind: 'unknownValue', name, value }) as const);
  });
}
