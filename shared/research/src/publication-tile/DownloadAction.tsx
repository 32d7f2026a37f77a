import { useMessages } from '@portal/i18n';
import { IconDownload, IconLock, Tooltip } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { startDownload } from '../download/startDownload.ts';
import type { ResearchMessage } from '../messages/index.ts';
import { fileFormat, forcesDownload } from './contentKind.ts';
import { shownTitle } from './shownTitle.ts';
import styles from './DownloadAction.module.css';

interface DownloadActionProps {
  publication: Publication;
  onNoAccess: () => void;
}

/** The button that fetches the file, if there is one; without entitlement it says why not. [T-01] [T-05] */
export function DownloadAction({ publication, onNoAccess }: DownloadActionProps) {
  const { t } = useMessages<ResearchMessage>();
  const { attachment_content_type: contentType, download_link: link, entitled } = publication;
  const title = shownTitle(publication) ?? t('research.tile.untitled');
  const format = fileFormat(contentType);
  const name =
    format === undefined
      ? t('research.tile.downloadOf', { title })
      : t('research.tile.downloadFormatOf', { format, title });
  const words = <span>{format ?? t('research.tile.download')}</span>;

  function handleDownload() {
    void startDownload({ link, force: forcesDownload(contentType), onNoAccess });
  }

  if (!entitled && contentType !== null) {
    return (
      <Tooltip label={t('research.tile.notIncluded')}>
        <button
          type="button"
          className={styles.action}
          aria-label={name}
          aria-haspopup="dialog"
          onClick={onNoAccess}
        >
          {words}
          <IconLock size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </Tooltip>
    );
  }
  if (!entitled || link === '') return null;
  return (
    <button type="button" className={styles.action} aria-label={name} onClick={handleDownload}>
      {words}
      <IconDownload size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
