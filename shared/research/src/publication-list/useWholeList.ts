import { useInfiniteQuery } from '@portal/api';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { unfolded, type PublicationsQuery } from './publicationsQuery.ts';

/**
 * Reads a list. The same list with other editions in the lead, as after a switch of language, takes the place of the one on show
 * once as many of its pages have come: the reader stays where they were. [I-01] [L-16]
 */
export function useWholeList(query: PublicationsQuery) {
  const list = useInfiniteQuery(query);
  const name = unfolded(query.queryKey);
  const [before, setBefore] = useState({ name, data: list.data });
  const isShorter =
    before.name === name &&
    list.data !== undefined &&
    list.data.pages.length < (before.data?.pages.length ?? 0);
  const isCatchingUp = isShorter && list.hasNextPage && !list.isFetchNextPageError;
  const data = isCatchingUp ? before.data : list.data;
  const latest = useMemo(() => ({ name, data }), [name, data]);
  // Before anything is shown: what the next render is compared with.
  if (before.name !== name || before.data !== data) setBefore(latest);
  const fetchNext = useEffectEvent(() => void list.fetchNextPage());
  const isIdle = !list.isFetching;
  useEffect(() => {
    if (isCatchingUp && isIdle) fetchNext();
  }, [isCatchingUp, isIdle]);
  return { list, latest, isCatchingUp };
}
