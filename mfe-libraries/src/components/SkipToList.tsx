import { useMessages } from '@portal/i18n';
import type { MouseEvent } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './SkipToList.module.css';

/** Of what the link leads to; it takes focus. */
export const listId = 'publications';

/** For the keyboard: past the filters, however many there are. Moves focus only, so the address stays. [L-17] */
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
