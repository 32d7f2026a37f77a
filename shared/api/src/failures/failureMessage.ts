import { ApiError } from './ApiError.ts';
import { callFailure, type CallFailure } from './callFailure.ts';

const messages = {
  timeout: 'common.requestTimeout',
  offline: 'common.offline',
  unreachable: 'common.unreachable',
  down: 'common.unreachable',
  tooMany: 'common.somethingWrong',
  failed: 'common.somethingWrong',
} as const satisfies Record<CallFailure['kind'], string>;

/** Ids of the common messages for a failed call. */
export type FailureMessage = (typeof messages)[CallFailure['kind']] | 'common.notShown';

/** Whether the API answered with entries, none of which can be shown. */
export const isUnshown = (error: unknown): boolean => error instanceof ApiError && error.isUnshown;

/** The message for a failed call: what the reader can do about it, never the server's text. [B-06] */
export const failureMessage = (error: unknown, online?: boolean): FailureMessage =>
  isUnshown(error) ? 'common.notShown' : messages[callFailure(error, online).kind];
