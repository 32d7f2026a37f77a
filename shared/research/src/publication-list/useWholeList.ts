import { useInfiniteQuery } from '@portal/api';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { unfiltered, unfolded, type PublicationsQuery } from './publicationsQuery.ts';

/**
 * Reads a list. The same list with other editions in the lead, as after a switch of language, takes the place of the one on show
 * once as many of its pages have come: the reader stays where they were. Under other filters, the old one stands until the new one
 * has come. [I-01] [L-16] [L-24]
 */
export function useWholeList(query: PublicationsQuery) {
  const list = useInfiniteQuery(query);
  const [name, page] = [unfolded(query.queryKey), unfiltered(query.queryKey)];
  const [before, setBefore] = useState({ name, page, data: list.data });
  const isStale =
    list.data === undefined &&
    before.page === page &&
    before.data?.pages.some(({ records }) => records.length > 0) === true;
  const isShorter =
    before.name === name &&
    list.data !== undefined &&
    list.data.pages.length < (before.data?.pages.length ?? 0);
  const isCatchingUp = isShorter && list.hasNextPage && !list.isFetchNextPageError;
  const data = isCatchingUp || isStale ? before.data : list.data;
  const shown = isStale ? before.name : name;
  const latest = useMemo(() => ({ name: shown, page, data }), [shown, page, data]);
  // Before anything is shown: what the next render is compared with.
  if (before.name !== shown || before.page !== page || before.data !== data) setBefore(latest);
  const fetchNext = useEffectEvent(() => void list.fetchNextPage());
  const isIdle = !list.isFetching;
  useEffect(() => {
    if (isCatchingUp && isIdle) fetchNext();
  }, [isCatchingUp, isIdle]);
  const stale = isStale ? (list.isError ? 'failed' : 'waiting') : undefined;
  return { list, latest, isComing: isCatchingUp || stale === 'waiting', stale } as const;
}
