import { useMessages } from '@portal/i18n';
import { lazyComponent, Modal } from '@portal/ui';
import { IconKeyboard } from '@tabler/icons-react';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './ListKeys.module.css';

const KeysHelp = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-help" */ './KeysHelp.tsx')).KeysHelp,
);

interface ListKeysProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A button that opens the help on a list's keys. [L-18] */
export function ListKeys({ open, onOpen }: ListKeysProps) {
  const { t } = useMessages<ResearchMessage>();
  const name = t('research.keys');
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      >
        <IconKeyboard size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <Modal title={name} opened={open} onClose={() => onOpen(false)}>
        <KeysHelp waiting={null} part={{}} />
      </Modal>
    </>
  );
}
