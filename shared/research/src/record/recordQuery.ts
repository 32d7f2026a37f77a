import { api, queryOptions } from '@portal/api';
import { calls } from '@portal/wire';

/** What is known of a company, a sector or an analyst, by the external id: asked once for cards and for the page. */
export const recordQuery = (ref: string) =>
  queryOptions({
    queryKey: ['research', 'record', ref],
    queryFn: ({ signal }) => api.call(calls.tagsByRef, { query: { ref }, signal }),
  });
