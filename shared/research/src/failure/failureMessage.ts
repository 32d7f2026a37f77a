import { ApiError } from '@portal/api';
import type { ResearchMessage } from '../messages/index.ts';

/** The words for a call that failed: what the reader can do about it, never what the server wrote. [B-06] */
export function failureMessage(error: unknown): ResearchMessage {
  if (error instanceof ApiError && error.kind === 'timeout') return 'common.requestTimeout';
  if (error instanceof ApiError && error.kind === 'offline') return 'common.offline';
  return 'common.somethingWrong';
}
