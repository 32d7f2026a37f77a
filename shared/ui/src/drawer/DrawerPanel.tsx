import { Drawer as MantineDrawer } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useMessages } from '@portal/i18n';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { IconX } from '../icons.ts';
import { MantineRoom } from '../overlays/MantineRoom.tsx';
import { useHeldPage } from '../overlays/useHeldPage.ts';
import { breakpoints } from '../theme/useIsNarrow.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  /** Its accessible name, shown at the top. */
  title: string;
  opened: boolean;
  onClose: () => void;
  /** Whether closing gives focus back to what had it before; not when a chosen link leads to another page. @default true */
  returnFocus?: boolean;
  /** As wide as the window, for what needs it, such as a table. @default false */
  wide?: boolean;
  children: ReactNode;
}

/** A window that becomes wide has no place for the drawer any more. */
function useCloseWhenWide(opened: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const narrow = window.matchMedia(`(max-width: ${breakpoints.mobile}px)`);
    const handleChange = ({ matches }: MediaQueryListEvent) => {
      if (!matches) close();
    };
    narrow.addEventListener('change', handleChange);
    return () => narrow.removeEventListener('change', handleChange);
  }, [opened]);
}

/** Escape closes what is open in the drawer before it closes the drawer, and what was entered with it. */
function useCloseByEscape(opened: boolean, onClose: () => void) {
  const content = useRef<HTMLDivElement>(null);
  // In the capturing phase, before what is open in it has closed.
  useWindowEvent(
    'keydown',
    (event) => {
      if (!opened || event.key !== 'Escape' || event.isComposing) return;
      if (content.current?.querySelector('[aria-expanded="true"]') === null) onClose();
    },
    { capture: true },
  );
  return content;
}

/** The panel of Drawer, by Mantine. */
export function DrawerPanel({ title, opened, onClose, wide = false, children }: DrawerProps) {
  const { t } = useMessages();
  useHeldPage(opened);
  useCloseWhenWide(opened, onClose);
  const content = useCloseByEscape(opened, onClose);
  return (
    <MantineRoom>
      <MantineDrawer.Root
        unstyled
        classNames={styles}
        opened={opened}
        onClose={onClose}
        returnFocus={false}
        closeOnEscape={false}
        lockScroll={false}
        transitionProps={{ duration: 0 }}
      >
        <MantineDrawer.Overlay />
        <MantineDrawer.Content ref={content} data-wide={wide || undefined}>
          <div className={styles.header}>
            <MantineDrawer.Title>{title}</MantineDrawer.Title>
            <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
              <IconX size={24} stroke={1.5} aria-hidden="true" />
            </button>
          </div>
          <MantineDrawer.Body>{children}</MantineDrawer.Body>
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </MantineRoom>
  );
}
