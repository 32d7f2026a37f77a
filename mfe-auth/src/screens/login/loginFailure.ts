import { ApiError } from '@portal/api';
import { CookieRefused } from './CookieRefused.ts';

export type LoginFailure =
  'missing' | 'refused' | 'timeout' | 'offline' | 'unreachable' | 'tooMany' | 'cookies' | 'failed';

/** Which of its messages a failed sign-in gets; whatever is not known otherwise is the general one. */
export function loginFailure(error: unknown): LoginFailure {
  if (error instanceof CookieRefused) return 'cookies';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.kind === 'forbidden') return 'refused';
  if (error.status === 429) return 'tooMany';
  if (error.kind === 'offline') return navigator.onLine ? 'unreachable' : 'offline';
  if (error.kind === 'timeout') return 'timeout';
  return 'failed';
}
