import { useMayOpen, useQuery } from '@portal/api';
import { pages } from '@portal/contract';
import { followedQuery } from './preferencesQuery.ts';
import { usePendingOf } from './pendingChanges.ts';
import { followed, type SubjectName } from './subjects.ts';

/** Whether the client has the notification centre; false while entitlements are not loaded. */
export const useMayFollow = (): boolean => useMayOpen(pages.notificationCentre);

/** Includes pending changes; `unknown` after a failure. */
export type Following = 'followed' | 'notFollowed' | 'loading' | 'unknown';

/** Reads only for a client who may follow, and with a subject. */
export function useFollowing(subject: SubjectName | undefined): Following {
  const enabled = useMayFollow() && subject !== undefined;
  const { data, isError } = useQuery({ ...followedQuery, enabled });
  const pending = usePendingOf(subject);
  if (subject === undefined || data === undefined) return isError ? 'unknown' : 'loading';
  const isFollowed = pending?.follow ?? followed(data, subject) !== undefined;
  return isFollowed ? 'followed' : 'notFollowed';
}
