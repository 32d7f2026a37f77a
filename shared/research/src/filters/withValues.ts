import type { TagFilters } from '@portal/wire';
import type { FilterState } from './FilterState.ts';
import type { FilterCategory } from './filterTable.ts';
import { allLanguages } from './remembered/rememberedValues.ts';

/** Replaces the values of one category and stops excluding them; no language means every language. */
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
  return { ...filters, tagFilters, tagNotFilters: withoutValues(filters.tagNotFilters, category, values) };
}

function withoutValues(filters: TagFilters, category: FilterCategory, values: readonly string[]): TagFilters {
  const { [category]: excluded = [], ...others } = filters;
  const left = excluded.filter((value) => !values.includes(value));
  return left.length === 0 ? others : { ...others, [category]: left };
}
