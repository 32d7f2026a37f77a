import { useMessages } from '@portal/i18n';
import { TabLinks, type TabsProps } from './TabLinks.tsx';
import styles from './TabRow.module.css';

/** Reserves its space until the entitlements are known; disappears if they grant no tab. [S-03] */
export function TabRow(props: TabsProps) {
  const { t } = useMessages();
  const { tabs } = props;
  if (tabs?.length === 0) return null;
  return (
    <nav aria-label={t('shell.header.pages')} className={styles.nav}>
      <ul className={styles.row}>
        <TabLinks {...props} tabs={tabs ?? []} className={styles.tab} />
      </ul>
    </nav>
  );
}
