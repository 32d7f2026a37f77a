import { pages } from '@portal/contract';
import { ApiError } from './ApiError.ts';

/** Keys by which an API may say why it refuses: each chooses a variant of the error page's text. [G-10] */
export const refusalReasons = {
  unentitled: ['unidentified_user', 'no_access', 'access_expired'],
  '401': ['subscription_level'],
} as const;

type RefusalCode = keyof typeof refusalReasons;

/** The reason that a refusal gives, wherever its body says it; undefined when it gives none that is known. */
export function refusalReason(code: RefusalCode, error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, reason, detail, title } = body as Record<string, unknown>;
  const known: readonly string[] = refusalReasons[code];
  return [message, reason, detail, title]
    .filter((words) => typeof words === 'string')
    .find((words) => known.includes(words));
}

/** The error page for a refusal, in the variant that the API's answer asks for. [G-10] */
export const refusalHref = (code: RefusalCode, error: unknown): string =>
  pages.error.href({ code }, { message: refusalReason(code, error) });
