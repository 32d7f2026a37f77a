import { revokeSession } from '@portal/api';
import { sessionStore, signOut } from '@portal/session';

/**
 * Ends the session that this browser may hold, here, in the other tabs and on the server; there not if the refresh token
 * that takes its place belongs to the same session, as after a link that was opened twice.
 */
export function leaveSession(replacedBy?: string): void {
  const session = sessionStore.getState();
  if (session.status === 'signedOut') return;
  signOut();
  revokeSession(session.refreshToken, replacedBy);
}
