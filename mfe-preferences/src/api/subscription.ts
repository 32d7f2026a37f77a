import { api, queryOptions } from '@portal/api';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';

/** The types, asset classes and languages that the subscription includes, by category. */
export const entitledTagsQuery = queryOptions({
  queryKey: ['preferences', 'entitled-tags'],
  queryFn: ({ signal }) => api.call(preferenceCalls.entitledTags, { signal }),
});

/** Every active tag of some categories. */
export const tagsQuery = (categories: readonly string[]) =>
  queryOptions({
    queryKey: ['preferences', 'tags', categories],
    queryFn: ({ signal }) =>
      api.call(calls.tagsByCategory, { query: { categories: categories.join(';') }, signal }),
  });
