import { api, queryOptions } from '@portal/api';
import { libraryPaging, type FilterState, type FoldedEditions, type Paging } from '@portal/research';
import type { DateRange, LibraryName } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { listFilters } from './listFilters.ts';

/** The paging of a list that is counted alone: as far as it counts itself. */
export const onlyCounted: Paging = { pageSize: 1, limit: libraryPaging.limit };

/** A list, as far as its count depends on it. */
export interface CountedList {
  /** Its library, or the day whose publications it has. */
  of: { library: LibraryName } | { date_range: DateRange };
  filters: FilterState;
  folded: FoldedEditions;
  /** Only what the client is entitled to. */
  entitledOnly: boolean;
}

/** How many publications a list has, beyond its limit. An API that does not know the call leaves it open. [L-24] */
export const countQuery = (
  { of, filters, folded, entitledOnly }: CountedList,
  more: { without?: 'true' } = {},
) => {
  const query = {
    ...of,
    ...listFilters({ ...filters, sorting: undefined }),
    ...folded,
    ...(entitledOnly ? { entitled: 'true' as const } : {}),
    ...more,
  };
  return queryOptions({
    queryKey: ['libraries', 'count', query],
    queryFn: ({ signal }) => api.call(libraryCalls.publicationCount, { query, signal }),
    retry: false,
  });
};
