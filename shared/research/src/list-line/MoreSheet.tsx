import { useMessages } from '@portal/i18n';
import { Drawer } from '@portal/ui';
import { IconDots } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './MoreSheet.module.css';

/** In a narrow window: a button for what has no room. [L-27] */
export function MoreSheet({ children }: { children: ReactNode }) {
  const { t } = useMessages<ResearchMessage>();
  const [opened, setOpened] = useState(false);
  const name = t('research.more');
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <Drawer title={name} opened={opened} onClose={() => setOpened(false)}>
        <div className={styles.sheet}>{children}</div>
      </Drawer>
    </>
  );
}
