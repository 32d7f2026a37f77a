import { useMessages } from '@portal/i18n';
import styles from './QuietFailure.module.css';

/** A small read that failed: 'Could not load – Try again' in its place, instead of an empty text that would be false. */
export function QuietFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <p className={styles.failure} role="status">
      {t('common.couldNotLoad')}
      {' – '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </p>
  );
}
