import { queryClient, useInfiniteQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Button, focusHeading } from '@portal/ui';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import type { PublicationsQuery } from '../publication-list/publicationsQuery.ts';
import styles from './ComeSince.module.css';
import { useReturns } from './useReturns.ts';

interface ComeSinceProps {
  query: PublicationsQuery;
  shown: readonly Publication[];
}

const publishedAt = ({ publication_date: published }: Publication) => Date.parse(published);

/** Those newer than all that are shown: others only moved up, as one was read or withdrawn. [T-02] */
function countNewer(records: readonly Publication[], shown: readonly Publication[]): number {
  const newest = shown.reduce((latest, each) => Math.max(latest, publishedAt(each)), -Infinity);
  return records.filter((each) => publishedAt(each) > newest).length;
}

/**
 * Back from a long time in the background, the list stands as it was left; this says what has come meanwhile, and shows
 * it on request. Nothing if nothing has, or it cannot be read: then the list stays as it is. [T-02]
 */
export function ComeSince({ query, shown }: ComeSinceProps) {
  const { t } = useMessages<ResearchMessage>();
  const returns = useReturns();
  const now = useInfiniteQuery({
    ...query,
    queryKey: [...query.queryKey, 'returns', returns],
    enabled: returns > 0,
    placeholderData: undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const records = returns > 0 ? (now.data?.pages[0]?.records ?? []) : [];
  const count = countNewer(records, shown);
  if (count === 0) return null;

  function handleShow() {
    // The focused button disappears.
    focusHeading();
    queryClient.setQueryData(query.queryKey, now.data);
  }

  return (
    <p className={styles.since} role="status">
      {t('research.list.since', { count, isAll: String(count === records.length) })}{' '}
      <Button variant="quiet" onClick={handleShow}>
        {t('research.list.showSince')}
      </Button>
    </p>
  );
}
