import { useMessages } from '@portal/i18n';
import { Button, IconLink, Modal, notify, TextField } from '@portal/ui';
import { useState } from 'react';
import type { ResearchMessage } from './messages/index.ts';

interface CopyLinkProps {
  /** Portal address from the root, without anything personal. */
  address: string;
}

/** @throws if the page has no clipboard, or may not write to it */
async function copy(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard === undefined) throw new Error('This page has no clipboard.');
  await clipboard.writeText(text);
}

/** Copies a link to what is shown; if that fails, shows it for copying by hand. */
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
