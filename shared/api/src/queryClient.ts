import { QueryCache, QueryClient } from '@tanstack/react-query';
import { configurationIfAny } from './configuration.ts';
import { ApiError } from './failures/ApiError.ts';

/** Only a failure that may pass by itself is worth one more try. */
function retry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && (error.kind === 'offline' || error.status === 503);
}

/** What the page has read from the API. One for the shell and every remote; emptied when the client changes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => configurationIfAny()?.onReadFailed?.(error) }),
  defaultOptions: {
    queries: { retry, staleTime: 60_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
