import { queryOptions } from '@tanstack/react-query';
import { calls } from '@portal/wire';
import { api } from '../api.ts';

/** The signed-in client, read on each visit: the header and other tabs change it too. */
export const currentUserQuery = queryOptions({
  queryKey: ['access', 'current-user'],
  queryFn: ({ signal }) => api.call(calls.currentUser, { signal }),
  staleTime: 0,
  gcTime: 0,
});
