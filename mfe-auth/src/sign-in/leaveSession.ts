import { api } from '@portal/api';
import { sessionStore, signOut } from '@portal/session';
import { calls } from '@portal/wire';

/**
 * Ends the session that this browser may hold, here, in the other tabs and on the server; there not if the refresh token
 * that takes its place belongs to the same session, as after a link that was opened twice.
 */
export function leaveSession(replacedBy?: string): void {
  const session = sessionStore.getState();
  if (session.status === 'signedOut') return;
  signOut();
  const replaced = replacedBy === undefined ? {} : { replaced_by: replacedBy };
  api
    .call(calls.logout, { body: { refresh_token: session.refreshToken, ...replaced } })
    .catch((error: unknown) => {
      // Nothing for the reader to do: this browser has forgotten the tokens, and they run out by themselves.
      console.error('The server was not told of the logout.', error);
    });
}
