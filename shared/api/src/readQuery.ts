import type { Call, Parameters, z } from '@portal/wire';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * A query of one call: key, parameters and answer are those of the call. Spread it to change its options.
 * @param area begins the key, for an area that refetches all of its own
 */
export const readQuery = <
  Query extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Reading extends z.ZodMiniType,
>(
  call: Call<Query, z.ZodMiniUndefined, Answer, Reading>,
  query: Parameters<Query>,
  area?: string,
) =>
  queryOptions({
    queryKey: area === undefined ? [call.path, query] : [area, call.path, query],
    queryFn: ({ signal }) => api.call(call, { query, signal }),
  });
