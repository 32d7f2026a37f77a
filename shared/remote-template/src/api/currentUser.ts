import { api, queryOptions } from '@portal/api';
import { calls } from '@portal/wire';

/** The signed-in client. */
export const currentUserQuery = queryOptions({
  queryKey: ['new-area', 'current-user'],
  queryFn: ({ signal }) => api.call(calls.currentUser, { signal }),
});
