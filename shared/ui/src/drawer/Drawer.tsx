import { Drawer as MantineDrawer } from '@mantine/core';
import { useMessages } from '@portal/i18n';
import type { ReactNode } from 'react';
import { IconX } from '../icons/icons.ts';
import styles from './Drawer.module.css';

interface DrawerProps {
  /** Its accessible name, shown at the top. */
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the right edge that holds focus until it is closed: what a menu becomes on a small screen. */
export function Drawer({ title, opened, onClose, children }: DrawerProps) {
  const { t } = useMessages();
  return (
    <MantineDrawer.Root
      unstyled
      classNames={styles}
      opened={opened}
      onClose={onClose}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
    >
      <MantineDrawer.Overlay />
      <MantineDrawer.Content>
        <div className={styles.header}>
          <MantineDrawer.Title>{title}</MantineDrawer.Title>
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
            <IconX size={24} stroke={1.5} aria-hidden="true" />
          </button>
        </div>
        <MantineDrawer.Body>{children}</MantineDrawer.Body>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}
