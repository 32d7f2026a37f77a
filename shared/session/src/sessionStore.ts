import { createStore } from 'zustand/vanilla';
import { tellOtherTabs } from './otherTabs.ts';
import {
  isRemembered,
  readSessionCookie,
  removeSessionCookie,
  writeSessionCookie,
  type CurrentUserSession,
} from './sessionCookie.ts';

export type Session = ({ status: 'signedIn' } & CurrentUserSession) | { status: 'signedOut' };

const signedOut: Session = { status: 'signedOut' };

const fromCookie = (): Session => {
  const session = readSessionCookie();
  return session === undefined ? signedOut : { status: 'signedIn', ...session };
};

/** Who is signed in, in this page. One store for the shell and every remote. */
export const sessionStore = createStore<Session>(fromCookie);

/** Takes over a fresh sign-in: cookie, store, other tabs. */
export function signIn(session: CurrentUserSession, options: { remember: boolean }): void {
  writeSessionCookie(session, options.remember);
  sessionStore.setState({ status: 'signedIn', ...session }, true);
  tellOtherTabs({ type: 'signedIn' });
}

/** Puts renewed tokens in place; the cookie's life stays what the client chose at sign-in. */
export function renewSession(session: CurrentUserSession): void {
  writeSessionCookie(session, isRemembered());
  sessionStore.setState({ status: 'signedIn', ...session }, true);
}

/** Ends the session in this tab and in all others. */
export function signOut(): void {
  removeSessionCookie();
  sessionStore.setState(signedOut, true);
  tellOtherTabs({ type: 'signedOut' });
}

const isSame = (one: Session, other: Session) => JSON.stringify(one) === JSON.stringify(other);

/** Reads the cookie again: another tab may have renewed, ended or replaced the session. */
export function adoptCookie(): Session {
  const session = fromCookie();
  if (!isSame(session, sessionStore.getState())) sessionStore.setState(session, true);
  return sessionStore.getState();
}
