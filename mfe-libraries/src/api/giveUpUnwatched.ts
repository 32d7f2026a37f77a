import { queryClient } from '@portal/api';

/**
 * Cancels reads of a list that no page observes, except the one wanted: a page left before it rendered cannot cancel
 * its own. [L-15]
 * @param list the common prefix of the query keys
 */
export function giveUpUnwatched(list: readonly unknown[], current: readonly unknown[]): void {
  const currentKey = JSON.stringify(current);
  void queryClient.cancelQueries({
    queryKey: list,
    predicate: (query) => query.getObserversCount() === 0 && JSON.stringify(query.queryKey) !== currentKey,
  });
}
