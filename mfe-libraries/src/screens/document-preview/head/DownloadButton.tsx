import { useMessages } from '@portal/i18n';
import { startDownload } from '@portal/research';
import { Button, IconDownload } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';

/** Downloads the file of a publication. [V-02] */
export function DownloadButton({ link }: { link: string }) {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <Button
      variant="secondary"
      icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void startDownload({ link })}
    >
      {t('libraries.preview.download')}
    </Button>
  );
}
