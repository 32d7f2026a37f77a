import { useMessages } from '@portal/i18n';
import { Button, IconLink, Modal, notify, TextField } from '@portal/ui';
import { useState } from 'react';
import type { ResearchMessage } from './messages/index.ts';

interface CopyLinkProps {
  /** An address of the portal, from its root, without anything that is the reader's own. */
  address: string;
}

/** @throws where the browser has no clipboard for the page, or does not let it write */
async function copy(text: string): Promise<void> {
  // Pages on plain http have no clipboard.
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard === undefined) throw new Error('This page has no clipboard.');
  await clipboard.writeText(text);
}

/** Copies the address of what is shown, for somebody else or for later; where that fails it shows it, to be copied by hand. */
export function CopyLink({ address }: CopyLinkProps) {
  const { t } = useMessages<ResearchMessage>();
  const [refused, setRefused] = useState(false);
  const link = new URL(address, location.origin).href;

  async function handleCopy() {
    try {
      await copy(link);
      notify({ message: { id: 'research.copyLink.done' }, variant: 'success' });
    } catch (error) {
      console.warn('The link could not be copied.', error);
      setRefused(true);
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<IconLink size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void handleCopy()}
      >
        {t('research.copyLink')}
      </Button>
      <Modal title={t('research.copyLink.title')} opened={refused} onClose={() => setRefused(false)}>
        <p>{t('research.copyLink.failed')}</p>
        <TextField
          label={t('research.copyLink.address')}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </Modal>
    </>
  );
}
