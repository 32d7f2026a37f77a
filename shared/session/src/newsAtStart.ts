import { readCookie, rememberDays, writeCookie } from './cookies.ts';

const cookie = 'newsAtStart';

/**
 * Whether the start page begins with what is new, as this browser knows it before any answer, so that nothing moves. Undefined where
 * the API has no such choice. [L-25]
 */
export function newsAtStart(): boolean | undefined {
  const kept = readCookie(cookie);
  return kept === 'true' || kept === 'false' ? kept === 'true' : undefined;
}

/** What the server knows, for the next page view; undefined changes nothing. */
export function noteNewsAtStart(wanted: boolean | undefined): void {
  if (wanted !== undefined && wanted !== newsAtStart())
    writeCookie(cookie, String(wanted), { days: rememberDays });
}
