import type { FilterState } from '@portal/research';

/** What a reader narrows a list by, as its call takes it: what narrows nothing is not sent. */
export const listFilters = ({
  tagFilters,
  tagNotFilters,
  dateRange,
  libraries,
  myCoverage,
  searchTerm,
  sorting,
}: FilterState) => ({
  tag_filters: tagFilters,
  ...(Object.keys(tagNotFilters).length === 0 ? {} : { tag_not_filters: tagNotFilters }),
  ...(dateRange === undefined ? {} : { date_range: dateRange }),
  ...(libraries === undefined ? {} : { libraries: libraries.join(';') }),
  ...(myCoverage === true ? { followed: 'true' as const } : {}),
  ...(searchTerm === '' ? {} : { search_term: searchTerm }),
  ...(sorting === undefined ? {} : { order: sorting }),
});
