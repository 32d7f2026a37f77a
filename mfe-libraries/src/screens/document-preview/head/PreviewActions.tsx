import { useMessages } from '@portal/i18n';
import { CopyLink, NoAccessModal, startDownload } from '@portal/research';
import { Button, IconDownload } from '@portal/ui';
import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './PreviewActions.module.css';
import { canShare, share } from './share.ts';

interface PreviewActionsProps {
  title: string;
  /** The address of the preview, from the portal's root. */
  address: string;
  /** Path of the file below the API base; '' where there is none. */
  download: string;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with a publication: on a phone the file has a word, everything else its drawing. [V-02] */
export function PreviewActions({ title, address, download }: PreviewActionsProps) {
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
        <Button variant="quiet" icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
          {t('libraries.preview.print')}
        </Button>
      </div>
    </div>
  );
}

function DownloadButton({ link }: { link: string }) {
  const { t } = useMessages<LibrariesMessage>();
  const [noAccess, setNoAccess] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconDownload {...icon} />}
        onClick={() => void startDownload({ link, onNoAccess: () => setNoAccess(true) })}
      >
        {t('libraries.preview.download')}
      </Button>
      <NoAccessModal opened={noAccess} onClose={() => setNoAccess(false)} />
    </>
  );
}
