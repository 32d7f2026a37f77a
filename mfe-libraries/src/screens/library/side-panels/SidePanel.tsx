import { Drawer, useIsNarrow } from '@portal/ui';
import { useId, type ReactNode } from 'react';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  /** In narrow windows. */
  opened: boolean;
  onOpen: (opened: boolean) => void;
  children: ReactNode;
}

/** A panel next to a list. In narrow windows it opens in a drawer; nothing loads before that. [L-10] */
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

function OverlayPanel({ title, opened, onOpen, children }: SidePanelProps) {
  return (
    <Drawer wide title={title} opened={opened} onClose={() => onOpen(false)}>
      {opened ? <div className={styles.panel}>{children}</div> : null}
    </Drawer>
  );
}
