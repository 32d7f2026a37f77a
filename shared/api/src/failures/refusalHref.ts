import { pages } from '@portal/contract';
import { ApiError } from './ApiError.ts';

/** Reasons for a refusal; each selects a text of the error page. [G-10] */
export const refusalReasons = {
  unentitled: ['unidentified_user', 'no_access', 'access_expired'],
  '401': ['subscription_level'],
} as const;

type RefusalCode = keyof typeof refusalReasons;

/** The reason in a refusal's body, in any of several fields; undefined for none or an unknown one. */
export function refusalReason(code: RefusalCode, error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, reason, detail, title } = body as Record<string, unknown>;
  const known: readonly string[] = refusalReasons[code];
  return [message, reason, detail, title]
    .filter((words) => typeof words === 'string')
    .find((words) => known.includes(words));
}

/** The error page, with the text for the refusal's reason. [G-10] */
export const refusalHref = (code: RefusalCode, error: unknown): string =>
  pages.error.href({ code }, { message: refusalReason(code, error) });
