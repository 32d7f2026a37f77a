import { useQuery } from '@portal/api';
import type { Subject } from '@portal/wire';
import { followedQuery } from './keptQuery.ts';
import { useMayFollow } from './useFollowing.ts';

interface MyCoverage {
  /** Whether the filter can be chosen; one that is on can always be taken away. */
  offered: boolean;
  /** What the client follows; undefined while that is not known, and not asked for before it is wanted. */
  subjects: readonly Subject[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** What a page needs to know to show what the client follows, and no more. [N-07] */
export function useMyCoverage(on: boolean): MyCoverage {
  const mayFollow = useMayFollow();
  const { data, isError, refetch } = useQuery({ ...followedQuery, enabled: on && mayFollow });
  const failed = isError && data === undefined;
  return {
    offered: on || (mayFollow && !failed),
    subjects: mayFollow ? data?.subjects : [],
    failed,
    retry: () => void refetch(),
  };
}

/** Whether a page shows what the client follows, and that is nothing. */
export function useFollowsNothing(on: boolean): boolean {
  const { subjects } = useMyCoverage(on);
  return useMayFollow() && on && subjects?.length === 0;
}
