import type { AskedEntitled, FilterState, FoldedEditions, Paging } from '@portal/research';

export interface AskedList extends FoldedEditions, AskedEntitled {
  /** @default the paging of libraries */
  paging?: Paging;
}

/** Converts filters to parameters; those that do not narrow the list are left out. */
export const listFilters = ({
  tagFilters,
  tagNotFilters,
  dateRange,
  libraries,
  myCoverage,
  onlyNew,
  searchTerm,
  sorting,
}: FilterState) => ({
  tag_filters: tagFilters,
  ...(Object.keys(tagNotFilters).length === 0 ? {} : { tag_not_filters: tagNotFilters }),
  ...(dateRange === undefined ? {} : { date_range: dateRange }),
  ...(libraries === undefined ? {} : { libraries: libraries.join(';') }),
  ...(myCoverage === true ? { followed: 'true' as const } : {}),
  ...(onlyNew === true ? { new: 'true' as const } : {}),
  ...(searchTerm === '' ? {} : { search_term: searchTerm }),
  ...(sorting === undefined ? {} : { order: sorting }),
});
