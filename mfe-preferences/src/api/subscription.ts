import { api, queryOptions, readQuery } from '@portal/api';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';

/** The types, asset classes and languages in the subscription, by category. */
export const entitledTagsQuery = queryOptions({
  queryKey: ['preferences', 'entitled-tags'],
  queryFn: ({ signal }) => api.call(preferenceCalls.entitledTags, { signal }),
});

export const tagsQuery = (categories: readonly string[]) =>
  readQuery(calls.tagsByCategory, { categories: categories.join(';') }, 'preferences');
