import { useMessages } from '@portal/i18n';
import { TabLinks, type TabsProps } from './TabLinks.tsx';
import styles from './TabRow.module.css';

/** The second row of the header. [S-03] */
export function TabRow(props: TabsProps) {
  const { t } = useMessages();
  return (
    <nav aria-label={t('shell.header.pages')} className={styles.nav}>
      <ul className={styles.row}>
        <TabLinks {...props} className={styles.tab} />
      </ul>
    </nav>
  );
}
