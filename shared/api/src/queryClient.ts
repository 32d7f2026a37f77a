import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { configurationIfAny } from './configuration.ts';
import { ApiError } from './failures/ApiError.ts';

/** Retries once, if the failure may be temporary. */
function retry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && (error.kind === 'offline' || error.status === 503);
}

const isOfTheWay = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

/** Refetches after a lost connection only what failed; loaded data stays. [B-06] */
const refetchOnReconnect = ({ state }: Query) =>
  state.status === 'error' && isOfTheWay(state.error) ? 'always' : false;

/** By the caller: the page that asked is gone. */
const wasAborted = ({ name }: Error) => name === 'AbortError' || name === 'CanceledError';

function readFailed(error: Error): void {
  if (!wasAborted(error)) configurationIfAny()?.onReadFailed?.(error);
}

/** Shared by the shell and every remote; emptied when the client changes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: readFailed }),
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
