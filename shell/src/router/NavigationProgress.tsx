import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import styles from './NavigationProgress.module.css';

/** Delayed, so that fast pages never flash. */
export function NavigationProgress({ active }: { active: boolean }) {
  const { t } = useMessages();
  return (
    <div role="status" className={styles.place}>
      {active && (
        <>
          <div className={styles.line} />
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
