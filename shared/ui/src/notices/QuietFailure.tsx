import { useMessages } from '@portal/i18n';
import { useFocusOnLeaving } from '../page-heading/useFocusOnLeaving.ts';
import styles from './QuietFailure.module.css';

interface QuietFailureProps {
  /** What failed, where its place alone does not say it. */
  of?: string | undefined;
  onRetry: () => void;
}

/** A small read that failed: 'Could not load – Try again' in its place, instead of an empty text that would be false. */
export function QuietFailure({ of, onRetry }: QuietFailureProps) {
  const { t } = useMessages();
  const failure = useFocusOnLeaving<HTMLParagraphElement>();
  return (
    <p ref={failure} className={styles.failure} role="status">
      {of === undefined ? null : `${of}: `}
      {t('common.couldNotLoad')}
      {' – '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </p>
  );
}
