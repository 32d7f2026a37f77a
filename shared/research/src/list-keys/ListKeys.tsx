import { useMessages } from '@portal/i18n';
import { Checkbox, Modal } from '@portal/ui';
import { IconKeyboard } from '@tabler/icons-react';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './ListKeys.module.css';
import { switchListKeys, useListKeysOn } from './useListKeys.ts';

const keys = {
  J: 'research.keys.next',
  K: 'research.keys.previous',
  Enter: 'research.keys.open',
  D: 'research.keys.download',
  '← →': 'research.keys.beside',
  '/': 'research.keys.search',
  '?': 'research.keys.help',
} as const;

interface ListKeysProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The keys of a list: a button that opens what they do, and the way to switch them off. [L-18] */
export function ListKeys({ open, onOpen }: ListKeysProps) {
  const { t } = useMessages<ResearchMessage>();
  const on = useListKeysOn();
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
        <dl className={styles.keys}>
          {Object.entries(keys).map(([key, id]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(id)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('research.keys.use')}
          checked={on}
          onChange={({ target }) => switchListKeys(target.checked)}
        />
      </Modal>
    </>
  );
}
