import { useMessages } from '@portal/i18n';
import { NoAccessModal, startDownload } from '@portal/research';
import { Button, IconDownload } from '@portal/ui';
import { useState } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';

/** Downloads the file of a publication. [V-02] */
export function DownloadButton({ link }: { link: string }) {
  const { t } = useMessages<LibrariesMessage>();
  const [noAccess, setNoAccess] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void startDownload({ link, onNoAccess: () => setNoAccess(true) })}
      >
        {t('libraries.preview.download')}
      </Button>
      <NoAccessModal opened={noAccess} onClose={() => setNoAccess(false)} />
    </>
  );
}
