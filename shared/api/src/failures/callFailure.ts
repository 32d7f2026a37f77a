import { ApiError } from './ApiError.ts';

/** Why a call failed, as far as it matters to the reader. */
export type CallFailure =
  /** `down`: whatever is in front of the API answered that it does not run. */
  | { kind: 'timeout' | 'offline' | 'unreachable' | 'down' | 'failed' }
  /** `seconds`: how long to wait, if the server gave a time. */
  | { kind: 'tooMany'; seconds: number | undefined };

const downStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Sorts a failed call. Only a browser that knows it is offline makes it `offline`. [A-04] [B-06] */
export function callFailure(error: unknown, online: boolean = navigator.onLine): CallFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.status === 429) return { kind: 'tooMany', seconds: error.retryAfterSeconds };
  if (error.kind === 'timeout') return { kind: 'timeout' };
  if (error.kind === 'offline') return { kind: online ? 'unreachable' : 'offline' };
  return { kind: downStatuses.includes(error.status) ? 'down' : 'failed' };
}
