import { useMessages } from '@portal/i18n';
import type { ResearchMessage } from './messages/index.ts';
import styles from './LeftOut.module.css';

/** Reports how many records of a list could not be read. Takes the list's pages; renders nothing if there are none. */
export function LeftOut({ of }: { of: readonly { left_out?: number | undefined }[] }) {
  const { t } = useMessages<ResearchMessage>();
  const count = of.reduce((sum, { left_out = 0 }) => sum + left_out, 0);
  if (count === 0) return null;
  return (
    <p className={styles.leftOut} role="status">
      {t('research.list.leftOut', { count })}
    </p>
  );
}
