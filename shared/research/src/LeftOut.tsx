import { useMessages } from '@portal/i18n';
import type { ResearchMessage } from './messages/index.ts';
import styles from './LeftOut.module.css';

/** Says that records of a list could not be read. Takes the pages of the list; says nothing when all could. */
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
