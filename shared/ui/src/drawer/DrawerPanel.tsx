import { Drawer as MantineDrawer } from '@mantine/core';
import { useMessages } from '@portal/i18n';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { IconX } from '../icons.ts';
import { MantineRoom } from '../overlays/MantineRoom.tsx';
import { useScrollLock } from '../overlays/useScrollLock.ts';
import { useEscape } from '../own-events/useEscape.ts';
import { breakpoints, upTo } from '../theme/useIsNarrow.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  /** Title and accessible name. */
  title: string;
  opened: boolean;
  onClose: () => void;
  /** Returns focus on closing; false if a chosen link opens another page. @default true */
  returnFocus?: boolean;
  /** As wide as the window, such as for a table. @default false */
  wide?: boolean;
  children: ReactNode;
}

/** There is no place for a drawer in a wide window. */
function useCloseWhenWide(opened: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const narrow = window.matchMedia(upTo(breakpoints.mobile));
    const handleChange = ({ matches }: MediaQueryListEvent) => {
      if (!matches) close();
    };
    narrow.addEventListener('change', handleChange);
    return () => narrow.removeEventListener('change', handleChange);
  }, [opened]);
}

/** Escape first closes what is open in the drawer or over it, then the drawer with its input. */
function useCloseByEscape(opened: boolean, onClose: () => void) {
  const content = useRef<HTMLDivElement>(null);
  useEscape(opened, () => {
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const isTop = top === undefined || content.current?.contains(top) === true;
    if (isTop && content.current?.querySelector('[aria-expanded="true"]') === null) onClose();
  });
  return content;
}

export function DrawerPanel({ title, opened, onClose, wide = false, children }: DrawerProps) {
  const { t } = useMessages();
  useScrollLock(opened);
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
