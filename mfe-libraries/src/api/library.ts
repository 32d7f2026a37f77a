import { api, queryOptions, readQuery } from '@portal/api';
import {
  libraryPaging,
  publicationsQuery,
  type FilterCategory,
  type FilterState,
  type FoldedEditions,
  type PublicationsCall,
} from '@portal/research';
import { type LibraryName } from '@portal/wire';
import { libraryCalls, type TagOption } from '@portal/wire-libraries';
import { listFilters, type ListParameters } from './listFilters.ts';

interface LibrarySource {
  name: string;
  call: PublicationsCall;
}

/** A library under filters: newest first or, when searching, best match first. [L-14] */
export const libraryQuery = (
  { name, call }: LibrarySource,
  filters: FilterState,
  { paging = libraryPaging, ...parameters }: ListParameters,
) => {
  const narrowed = listFilters(filters);
  return publicationsQuery({
    key: ['libraries', 'library', name],
    call,
    filters: {
      ...narrowed,
      order: narrowed.order ?? (filters.searchTerm === '' ? 'desc' : undefined),
      ...parameters,
      library: name,
      page_name: name,
      component_name: 'library',
    },
    paging,
  });
};

/** Returns the tags of a library by category; all such calls have the same shape. */
export type TagOptionsCall = typeof libraryCalls.allResearchTagFilters;

interface TagSource {
  name: string;
  tagCall: TagOptionsCall;
  categories: readonly FilterCategory[];
}

/** Categories that also find a company. */
export const tickerCategories: readonly FilterCategory[] = ['TK Ticker', 'Bloomberg Company Ticker'];

/** The categories to search in: also publication types, which have no field of their own. [L-03] */
export const searchedCategories = (categories: readonly FilterCategory[]): FilterCategory[] => [
  ...categories,
  'Publication Type',
];

/** Tickers are neither field nor suggestion: each stands for its company. [L-03] */
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

/** The tags to filter by, given the current filters; the previous ones stay while loading. [L-02] */
export const tagOptionsQuery = (
  { name, tagCall, categories }: TagSource,
  filters: FilterState,
  { fold_editions: language }: FoldedEditions,
) => {
  const narrowing = listFilters({ ...filters, sorting: undefined });
  // This call has no filters in the documented API, so its counts differ from the list's.
  const isNarrowed = tagCall !== libraryCalls.marketsTagFilters;
  const narrowed = isNarrowed ? narrowing : {};
  return queryOptions({
    queryKey: ['libraries', 'tags', name, narrowed, ...(isNarrowed ? [language] : [])],
    queryFn: ({ signal }) =>
      api.call(tagCall, {
        query: {
          categories: searchedCategories(categories).join(';'),
          active_only: 'true',
          ...narrowed,
          fold_editions: isNarrowed ? language : undefined,
        },
        signal,
      }),
    select: isNarrowed ? undefined : withoutCounts,
    placeholderData: (previous) => previous,
  });
};

/** All tags of some categories, also those without results under the current filters. */
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

/** The study types of a library, regardless of filters: another filter must not turn 'Studies only' off. [L-05] */
export const studiesQuery = (library: LibraryName) => ({
  ...readQuery(libraryCalls.companyStudies, { library, tag_filters: {} }, 'libraries'),
  staleTime: 600_000,
});

interface SuggestionSearch {
  term: string;
  categories: readonly FilterCategory[];
  filters: FilterState;
  selected: readonly (number | string)[];
}

/** Tags that contain the typed text, or else resemble it; a newer search aborts an older one. [L-03] [L-15] */
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

/** Suggests another spelling after a search without results. [L-19] */
export const spellingQuery = (library: LibraryName, term: string) => ({
  ...readQuery(libraryCalls.searchSpelling, { search_term: term, library }, 'libraries'),
  enabled: term !== '',
  staleTime: 600_000,
});
