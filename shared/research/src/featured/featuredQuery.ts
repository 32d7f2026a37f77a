import { api, queryOptions } from '@portal/api';
import { calls, type FeaturingPage, type TagFilters } from '@portal/wire';

interface FeaturedRead {
  /** Starts with the area. */
  key: readonly unknown[];
  page: FeaturingPage;
  filters: TagFilters;
  limit: number;
  /** Alternates between languages. */
  group_by?: 'Language';
  /** Folds the editions of a paper; this language leads. */
  fold_editions?: 'English' | 'German';
}

/** What a page features. [L-09] [P-02] */
export function featuredQuery(read: FeaturedRead) {
  const { key, page, filters: tag_filters, limit, fold_editions: language, ...grouped } = read;
  const query = {
    page_name: page,
    component_name: 'featured',
    tag_filters,
    order: 'desc',
    limit,
    page_size: limit,
    ...grouped,
  } as const;
  return queryOptions({
    queryKey: [...key, query, language],
    queryFn: ({ signal }) =>
      api.call(calls.webDocuments, { query: { ...query, fold_editions: language }, signal }),
    placeholderData: (previous) => previous,
  });
}

/** The query prop of `FeaturedResearch`. */
export type FeaturedQuery = ReturnType<typeof featuredQuery>;
