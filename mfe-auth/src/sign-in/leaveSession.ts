import { api } from '@portal/api';
import { sessionStore, signOut } from '@portal/session';
import { calls } from '@portal/wire';

/** Ends the session that this browser may hold, here, in the other tabs and on the server. */
export function leaveSession(): void {
  const session = sessionStore.getState();
  if (session.status === 'signedOut') return;
  signOut();
  api.call(calls.logout, { body: { refresh_token: session.refreshToken } }).catch((error: unknown) => {
    // Nothing for the reader to do: this browser has forgotten the tokens, and they run out by themselves.
    console.error('The server was not told of the logout.', error);
  });
}
