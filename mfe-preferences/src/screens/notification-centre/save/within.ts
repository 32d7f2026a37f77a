import { ApiError } from '@portal/api';

/**
 * Runs calls that together may take that long.
 * @throws ApiError once the time is over; the calls are aborted
 */
export function within<Result>(ms: number, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => {
      limit.abort();
      reject(new ApiError('timeout', 'Request Timeout'));
    }, ms);
    void run(limit.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
