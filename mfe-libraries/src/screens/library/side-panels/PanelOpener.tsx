import { IconChevronRight } from '@portal/ui';
import styles from './SidePanel.module.css';

/** A line that opens a side panel over the page. [L-10] */
export function PanelOpener({ title, onOpen }: { title: string; onOpen: () => void }) {
  return (
    <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
      {title}
      <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
