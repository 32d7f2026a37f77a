import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { configurationIfAny } from './configuration.ts';
import { ApiError } from './failures/ApiError.ts';

/** Only a failure that may pass by itself is worth one more try. */
function retry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && (error.kind === 'offline' || error.status === 503);
}

/** Failures of the way to the API. */
const isOfTheWay = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

/** What did not get through is asked again by itself once the browser is back online; what was read stays. [B-06] */
const refetchOnReconnect = ({ state }: Query) =>
  state.status === 'error' && isOfTheWay(state.error) ? 'always' : false;

/** What the page has read from the API. One for the shell and every remote; emptied when the client changes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => configurationIfAny()?.onReadFailed?.(error) }),
  defaultOptions: {
    queries: {
      retry,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
