import { api, infiniteQueryOptions } from '@portal/api';
import {
  toggleCalls,
  type Call,
  type ListFilters,
  type publicationListReading,
  type publicationListSchema,
  type ToggleCall,
} from '@portal/wire';
import type { EntitledParameter } from '../subscription/entitledParameter.ts';
import { knownPages } from './knownPages.ts';

/** A call that returns publications by page. */
export type PublicationsCall = Call<
  NonNullable<Call['query']>,
  NonNullable<Call['body']>,
  typeof publicationListSchema,
  typeof publicationListReading
>;

/** Page size, and the most that a list reads. */
export interface Paging {
  pageSize: number;
  limit: number;
}

/** For highlights and libraries. */
export const libraryPaging: Paging = { pageSize: 50, limit: 200 };

interface PublicationsRead {
  /** Starts with the area; parameters are appended. */
  key: readonly unknown[];
  call: PublicationsCall;
  filters?: ListFilters & { [Name in ToggleCall]?: 'true' } & {
    order?: 'asc' | 'desc';
    search_term?: string;
    fold_editions?: 'English' | 'German';
    entitled?: EntitledParameter['entitled'];
    library?: string;
    /** Names of libraries, to narrow a list that spans several. */
    libraries?: string;
    /** External id of the record that the publications are about. */
    ref?: string;
    asset_classification?: string;
    page_name?: string;
    component_name?: string;
  };
  paging: Paging;
}

/** Long enough for a page to reuse its loader's answer; short, as following changes elsewhere. */
const followedFreshMs = 5_000;

type ListKey = readonly unknown[];

/** Parameters that select entries of the same list. */
const ofEntries = ['fold_editions', 'entitled'];

/** Identifies a list, whichever editions lead and whatever is entitled. */
export const unfolded = (key: ListKey): string =>
  JSON.stringify(key, (name, value: unknown) => (ofEntries.includes(name) ? undefined : value));

/** Parameters that filter or sort the list of a page. */
const ofFilters = [
  ...ofEntries,
  'tag_filters',
  'tag_not_filters',
  'date_range',
  'order',
  'search_term',
  'libraries',
  ...toggleCalls,
];

/** Identifies a page's list, however filtered. */
export const unfiltered = (key: ListKey): string =>
  JSON.stringify(key, (name, value: unknown) => (ofFilters.includes(name) ? undefined : value));

const isNewestFirst = (parameters: unknown): boolean =>
  typeof parameters === 'object' &&
  parameters !== null &&
  'order' in parameters &&
  parameters.order === 'desc';

/** Whether what comes later appears at the top; not in a search by relevance, nor in what was read lately. */
export const startsWithNewest = (key: ListKey): boolean => key.some(isNewestFirst);

/** Publications by page. A newer read of the same list aborts the older one. [T-02] [L-15] */
export function publicationsQuery({ key, call, filters = {}, paging }: PublicationsRead) {
  const { pageSize: page_size, limit } = paging;
  const queryKey: ListKey = [...key, { ...filters, page_size, limit }];
  const query = infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.call(call, { query: { ...filters, page: pageParam, page_size, limit }, signal }),
    initialPageParam: 1,
    // The old entries stay while the same list loads in another language or with other entries. [L-16] [L-22]
    placeholderData: (previous, before) =>
      before !== undefined && unfolded(before.queryKey) === unfolded(queryKey) ? previous : undefined,
    // Counts pages itself, or an answer with a wrong page number would be requested forever.
    getNextPageParam: (_last, pages, page: number) =>
      page < knownPages(pages, page_size) ? page + 1 : undefined,
  });
  if (filters.followed !== undefined) query.staleTime = followedFreshMs;
  return query;
}

/** The query prop of `PublicationList`. */
export type PublicationsQuery = ReturnType<typeof publicationsQuery>;
