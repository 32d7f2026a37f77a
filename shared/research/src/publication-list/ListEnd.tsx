import { useMessages } from '@portal/i18n';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import type { ListEnding } from './listEnding.ts';
import styles from './ListEnd.module.css';

interface ListEndProps {
  ending: ListEnding;
  loading: boolean;
  failed: boolean;
  onLoadMore: () => void;
}

/** Focuses what replaced the focused button. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * The end of a list. Load More keeps its focus across pages, also as Try again; a closing message that replaces it
 * takes the focus. [T-02]
 */
export function ListEnd({ ending, loading, failed, onLoadMore }: ListEndProps) {
  const { t } = useMessages<ResearchMessage>();
  const [hasRequested, setHasRequested] = useState(false);

  function handleLoadMore() {
    setHasRequested(true);
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
    <p
      className={styles.end}
      tabIndex={hasRequested ? -1 : undefined}
      ref={hasRequested ? takeFocus : undefined}
    >
      {message}
    </p>
  );
}
