import { api, queryOptions } from '@portal/api';
import { calls, readPreferences, type KeptPreferences } from '@portal/wire';

/** What the client wants to hear about, as the API keeps it. All areas share it; anyone who comes back to the page sees it as it is. */
export const keptPreferencesQuery = queryOptions({
  queryKey: ['preferences', 'kept'],
  queryFn: ({ signal }) => api.call(calls.getCris, { signal }),
  // Another tab may have changed it.
  refetchOnWindowFocus: 'always',
});

const read = ({ cri_json }: KeptPreferences) => readPreferences(cri_json);

/** The same, read. An API that could not say it is not asked again by each card. */
export const followedQuery = { ...keptPreferencesQuery, select: read, retryOnMount: false };
