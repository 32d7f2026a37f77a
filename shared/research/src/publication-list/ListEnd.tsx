import { useMessages } from '@portal/i18n';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import type { ListEnding } from './listEnding.ts';
import styles from './ListEnd.module.css';

interface ListEndProps {
  ending: ListEnding;
  /** The next page is on its way. */
  loading: boolean;
  /** The next page did not come. */
  failed: boolean;
  onLoadMore: () => void;
}

/** Gives focus to what took the place of the button that had it. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * What stands below the tiles. Load More keeps its focus from page to page, also as Try again after a failure; when
 * the last page replaces it by a closing message, the message takes the focus over. [T-02]
 */
export function ListEnd({ ending, loading, failed, onLoadMore }: ListEndProps) {
  const { t } = useMessages<ResearchMessage>();
  const [asked, setAsked] = useState(false);

  function handleLoadMore() {
    setAsked(true);
    onLoadMore();
  }

  if (ending === 'none') return null;
  if (ending === 'more') {
    return (
      <div className={styles.end} data-load-more="">
        <p role="status" className={styles.failure}>
          {failed && !loading ? t('research.list.pageFailed') : null}
        </p>
        <Button variant="secondary" busy={loading} onClick={handleLoadMore}>
          {t(failed ? 'common.tryAgain' : 'common.loadMore')}
        </Button>
      </div>
    );
  }
  const message = t(ending === 'limit' ? 'research.list.limit' : 'research.list.end');
  return (
    <p className={styles.end} {...(asked ? { tabIndex: -1, ref: takeFocus } : {})}>
      {message}
    </p>
  );
}
