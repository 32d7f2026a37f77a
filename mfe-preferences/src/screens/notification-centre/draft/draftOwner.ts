import type { Session } from '@portal/session';
import type { KnownUser } from '@portal/wire';

/** Returns the owner of drafts: the client, or this sign-in alone if the client is unknown. */
export function draftOwner(user: KnownUser | undefined, session: Session): string {
  if (user?.username !== undefined && user.username !== '') return `client ${user.username}`;
  return session.status === 'signedIn' ? `sign-in ${session.mark}` : '';
}
