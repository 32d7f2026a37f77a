import { Modal as MantineModal } from '@mantine/core';
import { useMessages } from '@portal/i18n';
import type { ReactNode } from 'react';
import { IconX } from '../icons.ts';
import { MantineRoom } from '../overlays/MantineRoom.tsx';
import { useScrollLock } from '../overlays/useScrollLock.ts';
import { useEscape } from '../own-events/useEscape.ts';
import styles from './Modal.module.css';

export interface ModalProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** As wide as the window. @default false */
  wide?: boolean;
  children: ReactNode;
}

export function ModalDialog({ title, opened, onClose, wide = false, children }: ModalProps) {
  const { t } = useMessages();
  useScrollLock(opened);
  useEscape(opened, onClose);
  return (
    <MantineRoom>
      <MantineModal.Root
        unstyled
        classNames={styles}
        opened={opened}
        onClose={onClose}
        returnFocus={false}
        closeOnEscape={false}
        lockScroll={false}
        transitionProps={{ duration: 0 }}
      >
        <MantineModal.Overlay />
        <MantineModal.Content data-wide={wide || undefined}>
          <div className={styles.header}>
            <MantineModal.Title>{title}</MantineModal.Title>
            <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
              <IconX size={20} stroke={1.5} aria-hidden="true" />
            </button>
          </div>
          <MantineModal.Body>{children}</MantineModal.Body>
        </MantineModal.Content>
      </MantineModal.Root>
    </MantineRoom>
  );
}
