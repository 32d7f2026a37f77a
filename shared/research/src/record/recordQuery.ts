import { api, ApiError, queryOptions } from '@portal/api';
import { calls } from '@portal/wire';

/** An API that answers lists of tags has none for a record that it does not know. */
const isEmptyList = (error: unknown) =>
  error instanceof ApiError && Array.isArray(error.body) && error.body.length === 0;

/** What is known of a company, a sector or an analyst, by the external id: asked once for cards and for the page. */
export const recordQuery = (ref: string) =>
  queryOptions({
    queryKey: ['research', 'record', ref],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(calls.tagsByRef, { query: { ref }, signal });
      } catch (error) {
        throw isEmptyList(error) ? new ApiError('notFound', `There is no record ${ref}.`) : error;
      }
    },
  });
