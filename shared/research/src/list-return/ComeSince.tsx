import { queryClient, useInfiniteQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Button, focusHeading } from '@portal/ui';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import type { PublicationsQuery } from '../publication-list/publicationsQuery.ts';
import { useState } from 'react';
import styles from './ComeSince.module.css';
import { countNewer, newestOf } from './newest.ts';
import { useReturns } from './useReturns.ts';

interface ComeSinceProps {
  query: PublicationsQuery;
  shown: readonly Publication[];
  /** When the newest that the reader saw here was published, if that is long ago; see `useListPlace`. */
  newestBefore: number | undefined;
  /** What is shown is not this list yet. */
  isComing: boolean;
}

/** How many publications are new, and how many more there may be. */
interface News {
  count: number;
  isAll: boolean;
}

const newsAmong = (records: readonly Publication[], newest: number): News => {
  const count = countNewer(records, newest);
  return { count, isAll: count === records.length };
};

/**
 * Says what has come while the reader was away for long, and shows it on request. A list that was in the background
 * stands as it was left. One that was loaded again, such as in a tab the browser had discarded, has everything, but
 * opens at its former place. Nothing is shown if nothing is new, or it cannot be read. Only for lists that start with
 * the newest: elsewhere, a page more has newer ones. [T-02]
 */
export function ComeSince({ query, shown, newestBefore, isComing }: ComeSinceProps) {
  const { t } = useMessages<ResearchMessage>();
  const returns = useReturns(JSON.stringify(query.queryKey));
  const [seen, setSeen] = useState<number>();
  const now = useInfiniteQuery({
    ...query,
    queryKey: [...query.queryKey, 'returns', returns],
    enabled: returns > 0,
    placeholderData: undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const later = newsAmong(returns > 0 ? (now.data?.pages[0]?.records ?? []) : [], newestOf(shown));
  const isUnseen = newestBefore !== undefined && newestBefore !== seen;
  const { count, isAll } = later.count > 0 || !isUnseen ? later : newsAmong(shown, newestBefore);
  if (isComing || count === 0) return null;

  function handleShow() {
    // The focused button disappears.
    focusHeading();
    setSeen(newestBefore);
    if (later.count > 0) queryClient.setQueryData(query.queryKey, now.data);
    else window.scrollTo({ top: 0 });
  }

  return (
    <p className={styles.since} role="status">
      {t('research.list.since', { count, isAll: String(isAll) })}{' '}
      <Button variant="quiet" onClick={handleShow}>
        {t('research.list.showSince')}
      </Button>
    </p>
  );
}
