import { useMessages, useToday } from '@portal/i18n';
import type { FilterState } from '@portal/research';
import { useIsNarrow } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { MarkAll } from './MarkAll.tsx';
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

/**
 * The number of publications since the last visit, as a filter, and a button to mark them as read, which narrow
 * windows show behind the list's line. [L-21]
 */
export function News({ news, filters, onOnlyNew, onMark }: NewsProps) {
  const { t, language } = useMessages<LibrariesMessage>();
  const isNarrow = useIsNarrow();
  const isOn = filters.onlyNew === true;

  const since = sinceText(news.since, { language, isNarrow, day: useToday() });
  const count = news.count < most ? String(news.count) : `${most - 1}+`;
  return (
    <div className={styles.news}>
      <button type="button" className={styles.since} aria-pressed={isOn} onClick={() => onOnlyNew(!isOn)}>
        {t('libraries.new.since', { since })} · <span className={styles.count}>{count}</span>
      </button>
      {isNarrow ? null : <MarkAll {...{ news, filters, onOnlyNew, onMark }} />}
    </div>
  );
}
