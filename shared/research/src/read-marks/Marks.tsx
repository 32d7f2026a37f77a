import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './Marks.module.css';

/** Marks a publication as new or read; read ones also have a muted title. [L-21] */
export function Marks({ publication: { is_new: isNew, is_read: isRead } }: { publication: Publication }) {
  const { t } = useMessages<ResearchMessage>();
  if (isRead === true) return <VisuallyHidden>{t('research.tile.read')}</VisuallyHidden>;
  if (isNew !== true) return null;
  return (
    <span className={styles.new}>
      {t('research.tile.new')}
      <VisuallyHidden> {t('research.tile.newSince')}</VisuallyHidden>
    </span>
  );
}
