import { queryClient } from '@portal/api';
import { formatTime, noticeToday, useMessages } from '@portal/i18n';
import { IconRefresh, Tooltip } from '@portal/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './RefreshHighlights.module.css';
import { usePull } from './usePull.ts';

type State = { kind: 'idle' | 'reading' | 'failed' } | { kind: 'done'; at: string };

/** Reloads the day's publications, by a button or by pulling down on touch screens. */
export function RefreshHighlights() {
  const { t } = useMessages<LibrariesMessage>();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isReading = state.kind === 'reading';

  async function refresh() {
    if (isReading) return;
    flushSync(() => {
      // On a new day, the page now has another list.
      noticeToday();
      setState({ kind: 'reading' });
    });
    try {
      // Only the list decides on success; the rest of the page reloads alongside.
      void queryClient.refetchQueries({
        predicate: ({ queryKey: [area, name] }) => area === 'libraries' && name !== 'highlights',
        type: 'active',
      });
      const list = { queryKey: ['libraries', 'highlights'], type: 'active' } as const;
      await queryClient.refetchQueries(list, { throwOnError: true });
      setState({ kind: 'done', at: formatTime(new Date().toISOString()) });
    } catch {
      // The list itself offers a retry.
      setState({ kind: 'failed' });
    }
  }

  const pulled = usePull(() => void refresh());
  const said = {
    idle: '',
    reading: t('libraries.highlights.refreshing'),
    failed: t('libraries.highlights.refreshFailed'),
    done: state.kind === 'done' ? t('libraries.highlights.refreshed', { time: state.at }) : '',
  }[state.kind];
  const hint = pulled?.isEnough === true ? 'libraries.highlights.release' : 'libraries.highlights.pull';
  return (
    <div className={styles.refresh}>
      <p className={styles.said} role="status">
        {said}
      </p>
      <Tooltip label={t('libraries.highlights.refresh')}>
        <button
          type="button"
          className={styles.button}
          aria-label={t('libraries.highlights.refresh')}
          aria-disabled={isReading}
          onClick={() => void refresh()}
        >
          <IconRefresh size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </Tooltip>
      {pulled === undefined && !isReading ? null : (
        <p
          className={styles.mark}
          data-reading={isReading || undefined}
          aria-hidden="true"
          style={{ translate: `-50% ${pulled?.distance ?? 64}px` }}
        >
          <IconRefresh size={18} stroke={1.75} />
          {isReading ? said : t(hint)}
        </p>
      )}
    </div>
  );
}
