import { api, queryOptions } from '@portal/api';
import {
  libraryPaging,
  type AskedEntitled,
  type FilterState,
  type FoldedEditions,
  type Paging,
} from '@portal/research';
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
  /** What of it is shown; with `auto` the API decides as for the list itself. */
  entitled: AskedEntitled['entitled'] | undefined;
}

/** A list as the call takes it. The order matters only where the API decides what it leaves out: the first entries of a long list do. */
export const countedBy = ({ of, filters, folded, entitled }: CountedList) => ({
  ...of,
  ...listFilters(entitled === 'auto' ? filters : { ...filters, sorting: undefined }),
  ...folded,
  ...(entitled && { entitled }),
});

/** How many publications a list has, beyond its limit. An API that does not know the call leaves it open. [L-24] */
export const countQuery = (list: CountedList) => {
  const query = countedBy(list);
  return queryOptions({
    queryKey: ['libraries', 'count', query],
    queryFn: ({ signal }) => api.call(libraryCalls.publicationCount, { query, signal }),
    retry: false,
  });
};
