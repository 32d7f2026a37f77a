import type { Session } from '@portal/session';
import type { KnownUser } from '@portal/wire';

/** Whose drafts these are: the client's, or else of this sign-in alone. */
export function draftOwner(user: KnownUser | undefined, session: Session): string {
  if (user?.username !== undefined && user.username !== '') return `client ${user.username}`;
  return session.status === 'signedIn' ? `sign-in ${session.mark}` : '';
}
