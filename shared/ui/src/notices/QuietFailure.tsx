import { useMessages } from '@portal/i18n';
import { useFocusOnLeaving } from '../page-heading/useFocusOnLeaving.ts';
import styles from './QuietFailure.module.css';

interface QuietFailureProps {
  /** What failed, if not obvious from its place. */
  of?: string | undefined;
  /** There is content, but none that can be shown. @default false */
  unshown?: boolean;
  onRetry: () => void;
}

/** 'Could not load – Try again' for a small part, instead of a misleading empty text. */
export function QuietFailure({ of, unshown = false, onRetry }: QuietFailureProps) {
  const { t } = useMessages();
  const failure = useFocusOnLeaving<HTMLParagraphElement>();
  return (
    <p ref={failure} className={styles.failure} role="status">
      {of === undefined ? null : `${of}: `}
      {t(unshown ? 'common.couldNotShow' : 'common.couldNotLoad')}
      {' – '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </p>
  );
}
