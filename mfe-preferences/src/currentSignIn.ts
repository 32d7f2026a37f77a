import { sessionStore } from '@portal/session';

/** Tells sign-ins apart; undefined when nobody is signed in. */
export function currentSignIn(): string | undefined {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.mark : undefined;
}
