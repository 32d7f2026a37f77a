import { ApiError } from './ApiError.ts';
import { callFailure, type CallFailure } from './callFailure.ts';
import { DownloadElsewhere } from './DownloadElsewhere.ts';

const messages = {
  timeout: 'common.requestTimeout',
  offline: 'common.offline',
  unreachable: 'common.unreachable',
  down: 'common.unreachable',
  tooMany: 'common.somethingWrong',
  failed: 'common.somethingWrong',
} as const satisfies Record<CallFailure['kind'], string>;

/** Ids of the common messages for a failed call. */
export type FailureMessage =
  | (typeof messages)[CallFailure['kind']]
  | 'common.notShown'
  | 'common.downloadElsewhere';

/** Whether the API answered with entries, none of which can be shown. */
export const isUnshown = (error: unknown): boolean => error instanceof ApiError && error.isUnshown;

/** The message for a failed call: what the reader can do about it, never the server's text. [B-06] */
export function failureMessage(error: unknown, online?: boolean): FailureMessage {
  if (isUnshown(error)) return 'common.notShown';
  if (error instanceof DownloadElsewhere) return 'common.downloadElsewhere';
  return messages[callFailure(error, online).kind];
}
