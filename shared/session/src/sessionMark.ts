import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const cookieName = 'sessionMark';

/** A new random mark: it says that two sign-ins are not the same, and nothing else. */
export function newMark(): string {
  // Not randomUUID, which plain http beyond localhost does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The mark of the session in the browser's cookies; undefined when there is none, or something that is none. */
export function readMark(): string | undefined {
  const mark = readCookie(cookieName);
  return mark !== undefined && /^[\da-f]{32}$/.test(mark) ? mark : undefined;
}

/** @returns false when the browser did not keep it */
export const writeMark = (mark: string, life: { days?: number }): boolean =>
  writeCookie(cookieName, mark, life);

export const removeMark = (): void => removeCookie(cookieName);
