import { readCookie, rememberDays, writeCookie } from './cookies.ts';
import { newsAtStartCookie } from './sessionCookie.ts';
import { readMark } from './sessionMark.ts';

/** Of one sign-in: the next client of this browser has their own choice. */
const textOf = (chosen: boolean, mark: string) => `${chosen} ${mark}`;

/**
 * Whether the signed-in client's start page begins with what is new, as this browser knows it before any answer, so that nothing moves.
 * Undefined where the API has no such choice, and until it has answered after a sign-in. [L-25]
 */
export function newsAtStart(): boolean | undefined {
  const mark = readMark();
  if (mark === undefined) return undefined;
  const text = readCookie(newsAtStartCookie);
  return [true, false].find((chosen) => text === textOf(chosen, mark));
}

/** What the server knows, for the next page view; undefined, or without a session, changes nothing. */
export function noteNewsAtStart(chosen: boolean | undefined): void {
  const mark = readMark();
  if (mark !== undefined && chosen !== undefined && chosen !== newsAtStart())
    writeCookie(newsAtStartCookie, textOf(chosen, mark), { days: rememberDays });
}
