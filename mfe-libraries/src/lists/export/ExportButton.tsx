import { useMessages } from '@portal/i18n';
import { Button, IconDownload, lazyComponent, Modal } from '@portal/ui';
import { useState } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { ExportPanelProps } from './ExportPanel.tsx';

const ExportPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "export" */ './ExportPanel.tsx')).ExportPanel,
);

/** Opens the exports of a list. [L-24] */
export function ExportButton(props: ExportPanelProps) {
  const { t } = useMessages<LibrariesMessage>();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('libraries.export')}
      </Button>
      <Modal title={t('libraries.export')} opened={opened} onClose={() => setOpened(false)}>
        <ExportPanel waiting={null} part={props} />
      </Modal>
    </>
  );
}
