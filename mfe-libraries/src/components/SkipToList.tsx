import { useMessages } from '@portal/i18n';
import type { MouseEvent } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './SkipToList.module.css';

/** The target, which takes focus. */
export const listId = 'publications';

/** Skips the filters by keyboard. Only moves the focus; the address stays. [L-17] */
export function SkipToList() {
  const { t } = useMessages<LibrariesMessage>();

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(listId)?.focus();
  }

  return (
    <a href={`#${listId}`} className={styles.skip} onClick={handleClick}>
      {t('libraries.skipToList')}
    </a>
  );
}
