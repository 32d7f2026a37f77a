import { api, queryOptions } from '@portal/api';
import {
  askFolded,
  libraryPaging,
  publicationsQuery,
  type FilterCategory,
  type FilterState,
  type FoldedEditions,
  type PublicationsCall,
} from '@portal/research';
import { type LibraryName } from '@portal/wire';
import { libraryCalls, type TagOption } from '@portal/wire-libraries';
import { listFilters, type AskedList } from './listFilters.ts';

/** What of a library its list depends on. */
interface LibrarySource {
  name: string;
  call: PublicationsCall;
}

/** The publications of a library under filters: newest first or, when searching, best first. [L-14] */
export const libraryQuery = (
  { name, call }: LibrarySource,
  filters: FilterState,
  { paging = libraryPaging, ...asked }: AskedList,
) =>
  publicationsQuery({
    key: ['libraries', 'library', name],
    call,
    filters: {
      ...(filters.searchTerm === '' ? { order: 'desc' } : {}),
      ...listFilters(filters),
      ...asked,
      library: name,
      page_name: name,
      component_name: 'library',
    },
    paging,
  });

/** A call that answers the tags of a library by category: that of all research is like those of the others. */
export type TagOptionsCall = typeof libraryCalls.allResearchTagFilters;

interface TagSource {
  name: string;
  tagCall: TagOptionsCall;
  categories: readonly FilterCategory[];
}

/** The categories by which a company is found, too. */
export const tickerCategories: readonly FilterCategory[] = ['TK Ticker', 'Bloomberg Company Ticker'];

/** The categories whose tags can be found by typing: the types of documents, too, which have no field of their own. [L-03] */
export const searchedCategories = (categories: readonly FilterCategory[]): FilterCategory[] => [
  ...categories,
  'Publication Type',
];

/** Tickers have no field and are no suggestion: each stands for its company. [L-03] */
const suggestedCategories = (categories: readonly FilterCategory[]): FilterCategory[] => [
  ...searchedCategories(categories),
  ...(categories.includes('Company') ? tickerCategories : []),
];

type TagOptions = Record<string, TagOption[]>;

const withoutCounts = (options: TagOptions): TagOptions =>
  Object.fromEntries(
    Object.entries(options).map(([category, tags]) => [
      category,
      tags.map((tag) => ({ ...tag, count: undefined })),
    ]),
  );

/** The tags that a library can be filtered by under what is chosen and searched; until they are there the earlier ones stand. [L-02] */
export const tagOptionsQuery = (
  { name, tagCall, categories }: TagSource,
  filters: FilterState,
  { fold_editions: language }: FoldedEditions,
) => {
  const narrowing = listFilters({ ...filters, sorting: undefined });
  // The documents let this call take no filters: what it counts is then not what the list shows.
  const isNarrowed = tagCall !== libraryCalls.marketsTagFilters;
  const narrowed = isNarrowed ? narrowing : {};
  return queryOptions({
    queryKey: ['libraries', 'tags', name, narrowed, ...(isNarrowed ? [language] : [])],
    queryFn: ({ signal }) =>
      askFolded(isNarrowed ? language : undefined, (folded) =>
        api.call(tagCall, {
          query: {
            categories: searchedCategories(categories).join(';'),
            active_only: 'true',
            ...narrowed,
            ...folded,
          },
          signal,
        }),
      ),
    ...(isNarrowed ? {} : { select: withoutCounts }),
    placeholderData: (previous) => previous,
  });
};

/** Every tag of some categories of a library, also of those that nothing has under what is chosen. */
export const knownTagsQuery = ({ name, tagCall }: TagSource, categories: readonly FilterCategory[]) =>
  queryOptions({
    queryKey: ['libraries', 'knownTags', name, categories],
    queryFn: ({ signal }) =>
      api.call(tagCall, {
        query: { categories: categories.join(';'), active_only: 'false' },
        signal,
      }),
    staleTime: 600_000,
  });

/**
 * The publication types that are studies in a library, whatever else it is filtered by: another filter must not turn
 * 'Studies only' off. [L-05]
 */
export const studiesQuery = (library: LibraryName) =>
  queryOptions({
    queryKey: ['libraries', 'studies', library],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.companyStudies, { query: { library, tag_filters: {} }, signal }),
    staleTime: 600_000,
  });

/** What a search for filters goes by. */
interface SuggestionSearch {
  term: string;
  categories: readonly FilterCategory[];
  filters: FilterState;
  /** Ids of the tags that are chosen already. */
  selected: readonly (number | string)[];
}

/** Tags of several categories that contain what was typed, or else resemble it; a newer search aborts an older one. [L-03] [L-15] */
export const suggestionsQuery = ({ term, categories, filters, selected }: SuggestionSearch) => {
  const query = {
    search_term: term.slice(0, 500),
    tag_categories: suggestedCategories(categories).join(';'),
    selected_tags: selected.slice(0, 500).join(';'),
    relevance_threshold: 0.1,
    tag_map_constraint: filters.tagFilters,
  };
  return queryOptions({
    queryKey: ['libraries', 'suggestions', query],
    queryFn: ({ signal }) => api.call(libraryCalls.typeaheadSuggestions, { query, signal }),
  });
};

/** What may have been meant by a search that found nothing. An API that does not know the call is asked once. [L-19] */
export const spellingQuery = (library: LibraryName, term: string) =>
  queryOptions({
    queryKey: ['libraries', 'spelling', library, term],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.searchSpelling, { query: { search_term: term, library }, signal }),
    enabled: term !== '',
    staleTime: 600_000,
  });
