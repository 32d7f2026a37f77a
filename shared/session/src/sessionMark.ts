import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const cookieName = 'sessionMark';

/** Creates a random mark, only to tell sign-ins apart. */
export function newMark(): string {
  // Not randomUUID: missing on plain http outside localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the session's mark; undefined if missing or malformed. */
export function readMark(): string | undefined {
  const mark = readCookie(cookieName);
  return mark !== undefined && /^[\da-f]{32}$/.test(mark) ? mark : undefined;
}

/** @returns false if the browser did not keep it */
export const writeMark = (mark: string, life: { days?: number }): boolean =>
  writeCookie(cookieName, mark, life);

export const removeMark = (): void => removeCookie(cookieName);
