import { queryClient } from '@portal/api';
import { giveUpUnwatched } from './giveUpUnwatched.ts';

const list = ['libraries', 'library', 'equities'];

/** Starts a read that never ends; returns whether it was cancelled. */
function begin(key: readonly unknown[]): () => boolean {
  let signal: AbortSignal | undefined;
  queryClient
    .query({
      queryKey: key,
      queryFn: (context) => {
        signal = context.signal;
        return new Promise(() => undefined);
      },
    })
    .catch(() => undefined);
  return () => signal?.aborted ?? false;
}

test('[L-15] reads of the list that nobody watches are given up, except the one wanted', () => {
  const older = begin([...list, { search_term: 'older' }]);
  const current = begin([...list, { search_term: 'newer' }]);
  const another = begin(['libraries', 'library', 'markets', {}]);
  giveUpUnwatched(list, [...list, { search_term: 'newer' }]);
  expect([older(), current(), another()]).toEqual([true, false, false]);
});
