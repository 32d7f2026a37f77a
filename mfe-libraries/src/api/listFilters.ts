import {
  askedToggles,
  type AskedEntitled,
  type FilterState,
  type FoldedEditions,
  type Paging,
} from '@portal/research';

export interface AskedList extends FoldedEditions, AskedEntitled {
  /** @default the paging of libraries */
  paging?: Paging;
}

/** Converts filters to parameters; those that do not narrow the list are left out. */
export const listFilters = (filters: FilterState) => {
  const { tagFilters, tagNotFilters, dateRange, libraries, searchTerm, sorting } = filters;
  return {
    tag_filters: tagFilters,
    ...(Object.keys(tagNotFilters).length === 0 ? {} : { tag_not_filters: tagNotFilters }),
    ...(dateRange === undefined ? {} : { date_range: dateRange }),
    ...(libraries === undefined ? {} : { libraries: libraries.join(';') }),
    ...askedToggles(filters),
    ...(searchTerm === '' ? {} : { search_term: searchTerm }),
    ...(sorting === undefined ? {} : { order: sorting }),
  };
};
