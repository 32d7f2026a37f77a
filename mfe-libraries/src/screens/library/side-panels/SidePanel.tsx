import { Drawer, IconChevronRight, useIsNarrow } from '@portal/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  children: ReactNode;
}

/** A panel next to a list. In narrow windows a button opens it in a drawer; nothing loads before that. [L-10] */
export function SidePanel(props: SidePanelProps) {
  return useIsNarrow() ? <OverlayPanel {...props} /> : <OpenPanel {...props} />;
}

function OpenPanel({ title, children }: SidePanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function OverlayPanel({ title, children }: SidePanelProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {title}
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <Drawer wide title={title} opened={opened} onClose={() => setOpened(false)}>
        {opened ? <div className={styles.panel}>{children}</div> : null}
      </Drawer>
    </>
  );
}
