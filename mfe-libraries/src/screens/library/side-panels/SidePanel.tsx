import { Drawer, useIsNarrow } from '@portal/ui';
import { useId, type ReactNode } from 'react';
import { PanelOpener } from './PanelOpener.tsx';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  /** In narrow windows. */
  opened: boolean;
  onOpen: (opened: boolean) => void;
  /** Whether narrow windows have the button here. */
  hasOpener: boolean;
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

function OverlayPanel({ title, opened, onOpen, hasOpener, children }: SidePanelProps) {
  return (
    <>
      {hasOpener ? <PanelOpener title={title} onOpen={() => onOpen(true)} /> : null}
      <Drawer wide title={title} opened={opened} onClose={() => onOpen(false)}>
        {opened ? <div className={styles.panel}>{children}</div> : null}
      </Drawer>
    </>
  );
}
