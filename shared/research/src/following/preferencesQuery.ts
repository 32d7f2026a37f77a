import { api, queryOptions } from '@portal/api';
import { calls, readPreferences, type StoredPreferences } from '@portal/wire';

/** The client's saved notification preferences, shared by all areas. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences', 'kept'],
  queryFn: ({ signal }) => api.call(calls.getCris, { signal }),
  // Another tab may have changed them.
  refetchOnWindowFocus: 'always',
});

const read = ({ cri_json }: StoredPreferences) => readPreferences(cri_json);

/** The parsed preferences. After a failure, new cards do not retry. */
export const followedQuery = { ...preferencesQuery, select: read, retryOnMount: false };
