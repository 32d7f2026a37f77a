import { ApiError } from './ApiError.ts';

/** Ids of the common words for a call that failed. */
export type FailureMessage =
  | 'common.requestTimeout'
  | 'common.offline'
  | 'common.unreachable'
  | 'common.somethingWrong';

/** Answers of whatever stands before the API: it is down, or about to come up. */
const unreachableStatuses: readonly (number | undefined)[] = [502, 503, 504];

/**
 * The words for a call that failed: what the reader can do about it, never what the server wrote. "Offline" is shown only
 * when the browser itself knows that it is; otherwise it is the server that does not answer. [B-06]
 */
export function failureMessage(error: unknown, online: boolean = navigator.onLine): FailureMessage {
  if (!(error instanceof ApiError)) return 'common.somethingWrong';
  if (error.kind === 'timeout') return 'common.requestTimeout';
  if (error.kind === 'offline') return online ? 'common.unreachable' : 'common.offline';
  return unreachableStatuses.includes(error.status) ? 'common.unreachable' : 'common.somethingWrong';
}
