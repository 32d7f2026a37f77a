import { queryOptions } from '@tanstack/react-query';
import { calls } from '@portal/wire';
import { api } from '../api.ts';

/** The signed-in client. Read again by each visit: the header's language selector and other tabs change it as well. */
export const currentUserQuery = queryOptions({
  queryKey: ['access', 'current-user'],
  queryFn: ({ signal }) => api.call(calls.currentUser, { signal }),
  staleTime: 0,
  gcTime: 0,
});
