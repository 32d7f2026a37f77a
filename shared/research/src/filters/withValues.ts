import type { FilterCategory, FilterState } from './FilterState.ts';
import { allLanguages } from './remembered/languages.ts';

/** The values of one category replaced; without a language every language counts again. */
export function withValues(
  filters: FilterState,
  category: FilterCategory,
  values: readonly string[],
): FilterState {
  const tagFilters = Object.fromEntries(
    Object.entries(filters.tagFilters).filter(([name]) => name !== category),
  );
  if (values.length > 0) tagFilters[category] = [...values];
  else if (category === 'Language') tagFilters[category] = allLanguages;
  return { ...filters, tagFilters };
}
