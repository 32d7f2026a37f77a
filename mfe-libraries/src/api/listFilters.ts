import type { AskedEntitled, FilterState, FoldedEditions, Paging } from '@portal/research';

/** How a list is asked for. */
export interface AskedList extends FoldedEditions, AskedEntitled {
  /** @default as libraries are read */
  paging?: Paging;
}

/** What a reader narrows a list by, as its call takes it: what narrows nothing is not sent. */
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
