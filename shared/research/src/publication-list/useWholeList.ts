import { useInfiniteQuery } from '@portal/api';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { unfiltered, unfolded, type PublicationsQuery } from './publicationsQuery.ts';

/**
 * Reads a list. When only the leading editions change, the old list stays until as many pages have loaded, to keep the
 * reader's position; under other filters, until the new one has loaded. [I-01] [L-16] [L-24]
 */
export function useWholeList(query: PublicationsQuery) {
  const list = useInfiniteQuery(query);
  const name = unfolded(query.queryKey);
  const page = unfiltered(query.queryKey);
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
  // Before anything is shown; compared with the next render.
  if (before.name !== shown || before.page !== page || before.data !== data) setBefore(latest);
  const fetchNext = useEffectEvent(() => void list.fetchNextPage());
  const isIdle = !list.isFetching;
  useEffect(() => {
    if (isCatchingUp && isIdle) fetchNext();
  }, [isCatchingUp, isIdle]);
  const next = list.isError ? 'failed' : 'waiting';
  const stale = isStale ? next : undefined;
  return { list, latest, isComing: isCatchingUp || stale === 'waiting', stale } as const;
}
