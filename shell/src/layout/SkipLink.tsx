import { useMessages } from '@portal/i18n';
import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

export const contentId = 'content';

/** Only moves the focus, so the address stays. [S-06] */
export function SkipLink() {
  const { t } = useMessages();

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  }

  return (
    <a href={`#${contentId}`} className={styles.skip} onClick={handleClick}>
      {t('shell.header.skip')}
    </a>
  );
}
