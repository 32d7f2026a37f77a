import { useMessages } from '@portal/i18n';
import { CopyLink } from '@portal/research';
import { Button, notify } from '@portal/ui';
import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import type { LibrariesMessage } from '#messages/index.ts';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './PreviewActions.module.css';

/** Whether the system has a share sheet, as on phones. [V-02] */
const canShare = (): boolean => 'share' in navigator;

const failed: LibrariesMessage = 'libraries.preview.shareFailed';

/** Opens the system's share sheet; closing it is not an error. Call it directly in a click handler. [V-02] */
async function share({ title, address }: { title: string; address: string }): Promise<void> {
  try {
    await navigator.share({ title, url: new URL(address, location.origin).href });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify({ message: { id: failed }, variant: 'error' });
  }
}

interface PreviewActionsProps {
  title: string;
  /** The preview's address, relative to the portal's root. */
  address: string;
  /** File path below the API base; '' if there is no file. */
  download: string;
  /** False if the document has its own way to print. */
  prints: boolean;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** On phones only the download has a label, the rest only icons. [V-02] */
export function PreviewActions({ title, address, download, prints }: PreviewActionsProps) {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <div className={styles.actions}>
      {download === '' ? null : <DownloadButton link={download} />}
      <div className={styles.quiet}>
        {canShare() ? (
          <Button
            variant="quiet"
            icon={<IconShare2 {...icon} />}
            onClick={() => void share({ title, address })}
          >
            {t('libraries.preview.share')}
          </Button>
        ) : null}
        <CopyLink address={address} />
        {prints ? (
          <Button variant="quiet" icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
            {t('libraries.preview.print')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
