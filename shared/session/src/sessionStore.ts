import { createStore } from 'zustand/vanilla';
import { forgetDrafts } from './drafts.ts';
import { tellOtherTabs, type TabMessage } from './otherTabs.ts';
import {
  readSessionCookie,
  removeSessionCookies,
  restoreMark,
  writeRenewedTokens,
  writeSessionCookies,
  type CurrentUserSession,
  type MarkedSession,
} from './sessionCookie.ts';
import { newMark, readMark } from './sessionMark.ts';

export type Session = ({ status: 'signedIn' } & MarkedSession) | { status: 'signedOut' };

const signedOut: Session = { status: 'signedOut' };

/**
 * Returns the mark of the tokens in the cookie. Restores a lost one, from this page if it has the same tokens, else a
 * new one.
 */
function markOf(session: CurrentUserSession, known: Session): string {
  const storedMark = readMark();
  if (storedMark !== undefined) return storedMark;
  const isKnown = known.status === 'signedIn' && known.refreshToken === session.refreshToken;
  const mark = isKnown ? known.mark : newMark();
  restoreMark(mark);
  return mark;
}

function fromCookies(known: Session): Session {
  const session = readSessionCookie();
  return session === undefined ? signedOut : { status: 'signedIn', ...session, mark: markOf(session, known) };
}

/** Who is signed in. One store for the shell and every remote. */
export const sessionStore = createStore<Session>(() => fromCookies(signedOut));

/** Tells sign-ins apart; undefined if nobody is signed in. */
export function currentSignIn(): string | undefined {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.mark : undefined;
}

/** Starts a session in cookies, store and other tabs. @throws if the browser does not keep the cookies */
export function signIn(session: CurrentUserSession, options: { remember: boolean }): void {
  const marked = { ...session, mark: newMark() };
  writeSessionCookies(marked, options.remember);
  sessionStore.setState({ status: 'signedIn', ...marked }, true);
  tellOtherTabs({ type: 'signedIn' });
}

/**
 * Stores renewed tokens; the mark and the cookie's life stay.
 * @throws if the browser does not keep the cookie
 */
export function renewSession({ accessToken, refreshToken, currentUserName }: CurrentUserSession): void {
  const session = { accessToken, refreshToken, currentUserName };
  const mark = markOf(session, sessionStore.getState());
  writeRenewedTokens(session);
  sessionStore.setState({ status: 'signedIn', ...session, mark }, true);
}

function end(message: TabMessage): void {
  removeSessionCookies();
  sessionStore.setState(signedOut, true);
  tellOtherTabs(message);
}

/** Ends the session in every tab. */
export const signOut = (): void => end({ type: 'signedOut' });

/** Logs the client out, and removes unsaved input in this tab; in others it waits for the client's next login. */
export function signOutForGood(): void {
  forgetDrafts();
  end({ type: 'signedOut', forgetsDrafts: true });
}

const isSame = (one: Session, other: Session) => JSON.stringify(one) === JSON.stringify(other);

/** Whether `now` is another sign-in, which must not see the data of `before`. [B-05] */
export function isReplaced(before: Session, now: Session): boolean {
  return before.status === 'signedIn' && now.status === 'signedIn' && before.mark !== now.mark;
}

/** Whether the cookie still has this page's sign-in; unlike `adoptCookie`, this changes nothing. */
export function isStillSignedIn(): boolean {
  const known = sessionStore.getState();
  const now = fromCookies(known);
  return known.status === 'signedIn' && now.status === 'signedIn' && !isReplaced(known, now);
}

let onReplaced: (name: string) => void = () => undefined;

/** Sets the listener for another tab replacing this page's sign-in. */
export function whenReplaced(listener: (name: string) => void): void {
  onReplaced = listener;
}

/** Reads the cookies again: another tab may have renewed, ended or replaced the session. */
export function adoptCookie(): Session {
  const before = sessionStore.getState();
  const now = fromCookies(before);
  if (isSame(now, before)) return before;
  sessionStore.setState(now, true);
  if (isReplaced(before, now) && now.status === 'signedIn') onReplaced(now.currentUserName);
  return now;
}
