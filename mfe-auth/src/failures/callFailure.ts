import { ApiError } from '@portal/api';

/** Why a call did not go through, as far as the reader can do something about it. */
export type CallFailure =
  | { kind: 'timeout' | 'offline' | 'unreachable' | 'failed' }
  /** `seconds` is how long to wait, if the server said so. */
  | { kind: 'tooMany'; seconds: number | undefined };

/** Sorts a failed call; whatever is not known otherwise is the general failure. */
export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.status === 429) return { kind: 'tooMany', seconds: error.retryAfterSeconds };
  if (error.kind === 'offline') return { kind: navigator.onLine ? 'unreachable' : 'offline' };
  if (error.kind === 'timeout') return { kind: 'timeout' };
  return { kind: 'failed' };
}
