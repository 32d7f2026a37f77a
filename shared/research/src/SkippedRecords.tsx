import { useMessages } from '@portal/i18n';
import type { ResearchMessage } from './messages/index.ts';
import styles from './SkippedRecords.module.css';

/** Reports how many records of a list could not be read. Takes the list's pages; renders nothing if there are none. */
export function SkippedRecords({ of }: { of: readonly { skipped?: number | undefined }[] }) {
  const { t } = useMessages<ResearchMessage>();
  const count = of.reduce((sum, { skipped = 0 }) => sum + skipped, 0);
  if (count === 0) return null;
  return (
    <p className={styles.skipped} role="status">
      {t('research.list.skipped', { count })}
    </p>
  );
}
