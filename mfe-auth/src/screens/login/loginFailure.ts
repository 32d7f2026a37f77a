import { ApiError, callFailure, type CallFailure } from '@portal/api';
import { CookieRefused } from '#sign-in/CookieRefused.ts';

export type LoginFailure = { kind: 'missing' | 'refused' | 'cookies' } | CallFailure;

/** Classifies a failed sign-in; anything unknown is the general failure. */
export function loginFailure(error: unknown): LoginFailure {
  if (error instanceof CookieRefused) return { kind: 'cookies' };
  if (error instanceof ApiError && error.kind === 'forbidden') return { kind: 'refused' };
  return callFailure(error);
}
