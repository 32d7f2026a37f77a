import { api, queryOptions } from '@portal/api';
import { calls } from '@portal/wire';

/** The record of a profile: its name, and whether it is active. */
export const recordQuery = (ref: string) =>
  queryOptions({
    queryKey: ['profiles', 'record', ref],
    queryFn: ({ signal }) => api.call(calls.tagsByRef, { query: { ref }, signal }),
  });
