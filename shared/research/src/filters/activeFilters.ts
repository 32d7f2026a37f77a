import type { DateRange } from '@portal/wire';
import { filterCategories, type FilterCategory, type FilterState } from './FilterState.ts';
import { allLanguages, narrowsLanguages } from './remembered/languages.ts';

/** One thing by which a list is narrowed, and which can be taken away by itself. */
export type ActiveFilter =
  | { kind: 'search'; term: string }
  | { kind: 'dateRange'; dateRange: DateRange }
  | { kind: 'tag'; category: FilterCategory; value: string; excluded: boolean };

/** What narrows a list, in the order in which it is shown. All languages narrow nothing. */
export function activeFilters({
  searchTerm,
  dateRange,
  tagFilters,
  tagNotFilters,
}: FilterState): ActiveFilter[] {
  const tags = [tagFilters, tagNotFilters].flatMap((filters, place) =>
    filterCategories
      .filter((category) => category !== 'Language' || place === 1 || narrowsLanguages(filters.Language))
      .flatMap((category) =>
        (filters[category] ?? []).map((value): ActiveFilter => ({
          kind: 'tag',
          category,
          value,
          excluded: place === 1,
        })),
      ),
  );
  return [
    ...(searchTerm === '' ? [] : [{ kind: 'search', term: searchTerm } as const]),
    ...(dateRange === undefined ? [] : [{ kind: 'dateRange', dateRange } as const]),
    ...tags,
  ];
}

/** Whether there is anything that clearing would take away: not so for Language and sorting. [H-03] */
export function canClear({ searchTerm, dateRange, tagFilters, tagNotFilters }: FilterState): boolean {
  const categories = [...Object.keys(tagFilters), ...Object.keys(tagNotFilters)];
  return (
    searchTerm !== '' || dateRange !== undefined || categories.some((category) => category !== 'Language')
  );
}

/** Everything taken away but the languages and the sorting. [L-06] */
export function clearedFilters({ tagFilters, sorting }: FilterState): FilterState {
  const { Language } = tagFilters;
  return {
    tagFilters: Language === undefined ? {} : { Language },
    tagNotFilters: {},
    searchTerm: '',
    ...(sorting === undefined ? {} : { sorting }),
  };
}

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

/** One filter less. [L-06] */
export function withoutFilter(filters: FilterState, filter: ActiveFilter): FilterState {
  switch (filter.kind) {
    case 'search':
      return { ...filters, searchTerm: '' };
    case 'dateRange':
      return { ...filters, dateRange: undefined };
    case 'tag': {
      const { category, value, excluded } = filter;
      const side = excluded ? 'tagNotFilters' : 'tagFilters';
      const rest = (filters[side][category] ?? []).filter((each) => each !== value);
      if (!excluded) return withValues(filters, category, rest);
      const others = Object.entries(filters.tagNotFilters).filter(([name]) => name !== category);
      return {
        ...filters,
        tagNotFilters: Object.fromEntries([
          ...others,
          ...(rest.length > 0 ? [[category, rest] as const] : []),
        ]),
      };
    }
  }
}
