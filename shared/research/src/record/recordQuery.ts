import { api, ApiError, queryOptions } from '@portal/api';
import { calls } from '@portal/wire';

/** An API that answers with lists of tags sends an empty one for an unknown record. */
const isEmptyList = (error: unknown) =>
  error instanceof ApiError && Array.isArray(error.body) && error.body.length === 0;

/** A company, sector or analyst by external id; shared by cards and pages. */
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
