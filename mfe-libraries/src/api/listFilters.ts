import {
  toggleParameters,
  type EntitledParameter,
  type FilterState,
  type FoldedEditions,
  type Paging,
} from '@portal/research';

export interface ListParameters extends FoldedEditions, EntitledParameter {
  /** @default the paging of libraries */
  paging?: Paging;
}

/** Converts filters to parameters; those that do not narrow the list are left out. */
export const listFilters = (filters: FilterState) => {
  const { tagFilters, tagNotFilters, dateRange, libraries, searchTerm, sorting } = filters;
  return {
    tag_filters: tagFilters,
    tag_not_filters: Object.keys(tagNotFilters).length === 0 ? undefined : tagNotFilters,
    date_range: dateRange,
    libraries: libraries?.join(';'),
    ...toggleParameters(filters),
    search_term: searchTerm === '' ? undefined : searchTerm,
    order: sorting === 'asc' || sorting === 'desc' ? sorting : undefined,
  };
};
