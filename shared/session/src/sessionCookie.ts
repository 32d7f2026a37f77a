import { readCookie, rememberDays, removeCookie, writeCookie } from './cookies.ts';
import { removeMark, writeMark } from './sessionMark.ts';

/** Content of the cookie `currentUser`. */
export interface CurrentUserSession {
  accessToken: string;
  refreshToken: string;
  currentUserName: string;
}

/** Its mark distinguishes it from every other sign-in, even with the same name. [B-05] */
export interface MarkedSession extends CurrentUserSession {
  mark: string;
}

const cookieName = 'currentUser';

/** How the start page begins; ends with the session, since the next client wants it otherwise. [L-25] */
export const newsAtStartCookie = 'newsAtStart';

/** Parses a session; undefined if corrupt or incomplete. */
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

/** Reads the session cookie; removes a corrupt one. */
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

/** The session lives as long as this cookie. @throws if it does not keep the cookie */
function writeTokens(session: CurrentUserSession, remember: boolean): void {
  const { accessToken, refreshToken, currentUserName } = session;
  const text = JSON.stringify({ accessToken, refreshToken, currentUserName });
  if (!writeCookie(cookieName, text, lifeOf(remember)))
    throw new Error('The browser did not keep the session cookie.');
}

/**
 * Keeps a new session for 400 days if the client asked to be remembered, else until the browser closes.
 *
 * The mark goes first: other tabs must never see new tokens under the old mark. [B-05]
 * @throws if the browser does not keep the cookies; none is left then
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

/** Writes renewed tokens; life and mark stay. @throws if the browser does not keep the cookie */
export const writeRenewedTokens = (session: CurrentUserSession): void => writeTokens(session, isRemembered());

/** Writes a mark for a session that lost its own. */
export const restoreMark = (mark: string): boolean => writeMark(mark, lifeOf(isRemembered()));

export function removeSessionCookies(): void {
  removeCookie(cookieName);
  removeMark();
  removeCookie(newsAtStartCookie);
}
