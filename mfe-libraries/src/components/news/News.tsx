import { useMessages, useToday } from '@portal/i18n';
import type { FilterState } from '@portal/research';
import { Button, focusHeading, useIsNarrow } from '@portal/ui';
import { useState } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './News.module.css';
import { sinceText } from './sinceText.ts';

export interface NewsProps {
  news: { since: string; count: number };
  filters: FilterState;
  /** Switches between only new and all. */
  onOnlyNew: (isOn: boolean) => void;
  /** Returns whether all is now marked as read. */
  onMark: (filters: FilterState) => Promise<boolean>;
}

/** The API's maximum count. */
const most = 1000;

/** The number of publications since the last visit, as a filter, and a button to mark them as read. [L-21] */
export function News({ news, filters, onOnlyNew, onMark }: NewsProps) {
  const { t, language } = useMessages<LibrariesMessage>();
  const [marking, setMarking] = useState(false);
  const isOn = filters.onlyNew === true;

  async function handleMark() {
    setMarking(true);
    const isMarked = await onMark(filters);
    setMarking(false);
    if (!isMarked) return;
    // The button disappears.
    focusHeading();
    onOnlyNew(false);
  }

  const since = sinceText(news.since, { language, isNarrow: useIsNarrow(), day: useToday() });
  const count = news.count < most ? String(news.count) : `${most - 1}+`;
  return (
    <div className={styles.news}>
      <button type="button" className={styles.since} aria-pressed={isOn} onClick={() => onOnlyNew(!isOn)}>
        {t('libraries.new.since', { since })} · <span className={styles.count}>{count}</span>
      </button>
      {news.count === 0 ? null : (
        <Button variant="quiet" busy={marking} onClick={() => void handleMark()}>
          {t('libraries.new.markAll')}
        </Button>
      )}
    </div>
  );
}
