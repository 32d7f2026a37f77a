import { Modal as MantineModal } from '@mantine/core';
import { useMessages } from '@portal/i18n';
import type { ReactNode } from 'react';
import { IconX } from '../icons/icons.ts';
import styles from './Modal.module.css';

interface ModalProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialogue over the page. Closes by its button, Escape and a click outside; focus goes in and comes back. [G-13] */
export function Modal({ title, opened, onClose, children }: ModalProps) {
  const { t } = useMessages();
  return (
    <MantineModal.Root
      unstyled
      classNames={styles}
      opened={opened}
      onClose={onClose}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
    >
      <MantineModal.Overlay />
      <MantineModal.Content>
        <div className={styles.header}>
          <MantineModal.Title>{title}</MantineModal.Title>
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </button>
        </div>
        <MantineModal.Body>{children}</MantineModal.Body>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
