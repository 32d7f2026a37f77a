import { readCookie, rememberDays, removeCookie, writeCookie } from './cookies.ts';
import { removeMark, writeMark } from './sessionMark.ts';

/** What the cookie `currentUser` holds. */
export interface CurrentUserSession {
  accessToken: string;
  refreshToken: string;
  currentUserName: string;
}

/** A session with the mark that tells it from every other sign-in, also of the same name. [B-05] */
export interface MarkedSession extends CurrentUserSession {
  mark: string;
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

const lifeOf = (remember: boolean) => (remember ? { days: rememberDays } : {});

/** The browser holds the session no longer than this, or not at all. @throws when it does not keep the cookie */
function writeTokens(session: CurrentUserSession, remember: boolean): void {
  const { accessToken, refreshToken, currentUserName } = session;
  const text = JSON.stringify({ accessToken, refreshToken, currentUserName });
  if (!writeCookie(cookieName, text, lifeOf(remember)))
    throw new Error('The browser did not keep the session cookie.');
}

/**
 * Keeps a fresh session for 400 days if the client asked to be remembered, else until the browser closes.
 * The mark goes first: another tab that looks in between must never see new tokens under the old mark. [B-05]
 * @throws when the browser does not keep the cookies; none of them is left then
 */
export function writeSessionCookies(session: MarkedSession, remember: boolean): void {
  try {
    if (!writeMark(session.mark, lifeOf(remember)))
      throw new Error('The browser did not keep the mark of the session.');
    writeTokens(session, remember);
    writeCookie('rememberMe', String(remember), lifeOf(remember));
  } catch (error) {
    removeSessionCookies();
    throw error;
  }
}

/** Puts renewed tokens in place; life and mark stay. @throws when the browser does not keep the cookie */
export const writeRenewedTokens = (session: CurrentUserSession): void => writeTokens(session, isRemembered());

/** Gives the session in the cookie a mark, if it has lost its own. */
export const restoreMark = (mark: string): boolean => writeMark(mark, lifeOf(isRemembered()));

export function removeSessionCookies(): void {
  removeCookie(cookieName);
  removeMark();
}
