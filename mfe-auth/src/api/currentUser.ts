import { api, queryOptions } from '@portal/api';
import { calls } from '@portal/wire';

/** Who is signed in, as the API knows them. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'currentUser'],
  queryFn: ({ signal }) => api.call(calls.currentUser, { signal }),
});
