import { queryClient } from '@portal/api';

/**
 * Ends reads of a list that no page watches, except the one wanted: a page that was overtaken before it came up cannot
 * end its own. [L-15]
 * @param list how the keys of the list begin
 */
export function giveUpUnwatched(list: readonly unknown[], wanted: readonly unknown[]): void {
  const kept = JSON.stringify(wanted);
  void queryClient.cancelQueries({
    queryKey: list,
    predicate: (query) => query.getObserversCount() === 0 && JSON.stringify(query.queryKey) !== kept,
  });
}
