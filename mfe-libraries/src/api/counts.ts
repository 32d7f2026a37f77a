import { readQuery } from '@portal/api';
import {
  libraryPaging,
  type EntitledParameter,
  type FilterState,
  type FoldedEditions,
  type Paging,
} from '@portal/research';
import type { DateRange, LibraryName } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { listFilters } from './listFilters.ts';

/** For a read that only needs the list's own count. */
export const onlyCounted: Paging = { pageSize: 1, limit: libraryPaging.limit };

export interface CountedList {
  /** Its library, or its publishing day. */
  of: { library: LibraryName } | { date_range: DateRange };
  filters: FilterState;
  folded: FoldedEditions;
  /** Restricts to what the client is entitled to; with `auto` the API decides as for the list. */
  entitled: EntitledParameter['entitled'] | undefined;
}

/**
 * The parameters of a count. The order only matters if the API decides what to leave out, as that depends on the first
 * entries of a long list.
 */
export const countedBy = ({ of, filters, folded, entitled }: CountedList) => ({
  ...of,
  ...listFilters(entitled === 'auto' ? filters : { ...filters, sorting: undefined }),
  ...folded,
  entitled,
});

/** Counts a list beyond its limit; the API may not know the call. [L-24] */
export const countQuery = (list: CountedList) => ({
  ...readQuery(libraryCalls.publicationCount, countedBy(list), 'libraries'),
  retry: false,
});
