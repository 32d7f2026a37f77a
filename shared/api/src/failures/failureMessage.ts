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
export type FailureMessage = (typeof messages)[CallFailure['kind']];

/** The message for a failed call: what the reader can do about it, never the server's text. [B-06] */
export const failureMessage = (error: unknown, online?: boolean): FailureMessage =>
  messages[callFailure(error, online).kind];
