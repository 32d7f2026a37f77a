import { readCookie, rememberDays, removeCookie, writeCookie } from './cookies.ts';

/** What the cookie `currentUser` holds. */
export interface CurrentUserSession {
  accessToken: string;
  refreshToken: string;
  currentUserName: string;
}

const cookieName = 'currentUser';

/** Reads a session from text that may be anything: corrupt or incomplete text is no session. */
export function parseSession(text: string | undefined): CurrentUserSession | undefined {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { accessToken, refreshToken, currentUserName } = value as Record<string, unknown>;
  if (typeof accessToken !== 'string' || accessToken === '') return undefined;
  if (typeof refreshToken !== 'string' || refreshToken === '') return undefined;
  if (typeof currentUserName !== 'string') return undefined;
  return { accessToken, refreshToken, currentUserName };
}

/** The session in the browser's cookie; a corrupt cookie is removed, so that it cannot bite again. */
export function readSessionCookie(): CurrentUserSession | undefined {
  const text = readCookie(cookieName);
  const session = parseSession(text);
  if (text !== undefined && session === undefined) removeCookie(cookieName);
  return session;
}

export function isRemembered(): boolean {
  return readCookie('rememberMe') === 'true';
}

/**
 * Keeps the session for 400 days if the client asked to be remembered, else until the browser closes.
 * @throws when the browser does not keep the cookie
 */
export function writeSessionCookie(session: CurrentUserSession, remember: boolean): void {
  const life = remember ? { days: rememberDays } : {};
  const kept = writeCookie(cookieName, JSON.stringify(session), life);
  if (!kept) throw new Error('The browser did not keep the session cookie.');
  writeCookie('rememberMe', String(remember), life);
}

export function removeSessionCookie(): void {
  removeCookie(cookieName);
}
