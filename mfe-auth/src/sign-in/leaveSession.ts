import { revokeSession } from '@portal/api';
import { sessionStore, signOut } from '@portal/session';

/**
 * Ends the current session here, in other tabs and on the server.
 * @param replacedBy the new refresh token: if it belongs to the same session (a link opened twice), the server keeps it
 */
export function leaveSession(replacedBy?: string): void {
  const session = sessionStore.getState();
  if (session.status === 'signedOut') return;
  signOut();
  revokeSession(session.refreshToken, replacedBy);
}
