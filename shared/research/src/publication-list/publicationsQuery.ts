import { api, infiniteQueryOptions } from '@portal/api';
import type { Call, ListFilters, publicationListReading, publicationListSchema } from '@portal/wire';
import { askFolded } from '../editions/askFolded.ts';
import { askEntitled, type AskedEntitled } from '../subscription/askEntitled.ts';

/** A call that answers publications page by page. */
export type PublicationsCall = Call<
  NonNullable<Call['query']>,
  NonNullable<Call['body']>,
  typeof publicationListSchema,
  typeof publicationListReading
>;

/** How a list is read: so many to a page, so many at most. */
export interface Paging {
  pageSize: number;
  limit: number;
}

/** Highlights and libraries. */
export const libraryPaging: Paging = { pageSize: 50, limit: 200 };

interface PublicationsRead {
  /** Starts with the area. What changes the answer is added to it. */
  key: readonly unknown[];
  call: PublicationsCall;
  filters?: ListFilters & {
    order?: 'asc' | 'desc';
    search_term?: string;
    followed?: 'true';
    new?: 'true';
    fold_editions?: 'English' | 'German';
    entitled?: AskedEntitled['entitled'];
    library?: string;
    /** The record whose publications they are, by its external id. */
    ref?: string;
    asset_classification?: string;
    page_name?: string;
    component_name?: string;
  };
  paging: Paging;
}

/** Long enough for a page to take over what its loader asked for. What is followed changes elsewhere, too. */
const followedFreshMs = 5_000;

type ListKey = readonly unknown[];

/** What chooses among the entries of a list, and does not make it another one. */
const ofEntries = ['fold_editions', 'entitled'];

/** A list by its key, whichever edition leads and whatever the subscription includes. */
export const unfolded = (key: ListKey): string =>
  JSON.stringify(key, (name, value: unknown) => (ofEntries.includes(name) ? undefined : value));

/** What a list may be narrowed and sorted by: it stays the list of the same page. */
const ofFilters = [
  ...ofEntries,
  ...['tag_filters', 'tag_not_filters', 'date_range', 'order', 'search_term', 'followed', 'new', 'libraries'],
];

/** What a list is of, by its key, whatever it is narrowed to. */
export const unfiltered = (key: ListKey): string =>
  JSON.stringify(key, (name, value: unknown) => (ofFilters.includes(name) ? undefined : value));

/** A list of publications, page after page. A newer read of the same list aborts the older one. [T-02] [L-15] */
export function publicationsQuery({ key, call, filters = {}, paging }: PublicationsRead) {
  const { pageSize: page_size, limit } = paging;
  const queryKey: ListKey = [...key, { ...filters, page_size, limit }];
  const { fold_editions: language, entitled, ...plain } = filters;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      askFolded(language, (folded) =>
        askEntitled(entitled, (asked) => {
          const query = { ...plain, ...folded, ...asked, page: pageParam, page_size, limit };
          return api.call(call, { query, signal });
        }),
      ),
    initialPageParam: 1,
    // Another language of the interface, or other entries of the same list: these stand until those come. [L-16] [L-22]
    placeholderData: (previous, before) =>
      before !== undefined && unfolded(before.queryKey) === unfolded(queryKey) ? previous : undefined,
    ...(filters.followed === undefined ? {} : { staleTime: followedFreshMs }),
    // Counted here: an answer that misnames its page must not be asked for again and again.
    getNextPageParam: ({ pagination_metadata: { num_pages: last } }, _pages, page: number) =>
      page < last ? page + 1 : undefined,
  });
}

/** What `publicationsQuery` makes: the prop of a list. */
export type PublicationsQuery = ReturnType<typeof publicationsQuery>;
