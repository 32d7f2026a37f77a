import { useEntitlements, useQuery } from '@portal/api';
import { atOwnAddress, mayOpen, pages } from '@portal/contract';
import { followedQuery } from './keptQuery.ts';
import { usePendingOf } from './pendingChanges.ts';
import { followed, type SubjectName } from './subjects.ts';

/** Whether the client may follow anything: those who may use the notification centre. What was never loaded grants nothing. */
export function useMayFollow(): boolean {
  const entitlements = useEntitlements();
  return entitlements !== undefined && mayOpen(entitlements, atOwnAddress(pages.notificationCentre));
}

/** Whether a subject is followed, with what is on its way; `loading` and `unknown` where nobody can say. */
export type Following = 'followed' | 'notFollowed' | 'loading' | 'unknown';

/** Asks only for a client who may follow, and about something. */
export function useFollowing(subject: SubjectName | undefined): Following {
  const enabled = useMayFollow() && subject !== undefined;
  const { data, isError } = useQuery({ ...followedQuery, enabled });
  const pending = usePendingOf(subject);
  if (subject === undefined || data === undefined) return isError ? 'unknown' : 'loading';
  const isFollowed = pending?.follow ?? followed(data, subject) !== undefined;
  return isFollowed ? 'followed' : 'notFollowed';
}
