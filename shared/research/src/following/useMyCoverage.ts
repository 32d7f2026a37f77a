import { useQuery } from '@portal/api';
import type { Subject } from '@portal/wire';
import { followedQuery } from './preferencesQuery.ts';
import { useMayFollow } from './useFollowing.ts';

interface MyCoverage {
  /** Whether to show the filter; one that is on can always be removed. */
  offered: boolean;
  /** Undefined while unknown; only loaded when the filter is on. */
  subjects: readonly Subject[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** What a page needs for its "my coverage" filter. [N-07] */
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

/** Whether the filter is on and the client follows nothing. */
export function useFollowsNothing(on: boolean): boolean {
  const { subjects } = useMyCoverage(on);
  return useMayFollow() && on && subjects?.length === 0;
}
