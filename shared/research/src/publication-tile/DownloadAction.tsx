import { useMessages } from '@portal/i18n';
import { IconDownload, IconLock, Tooltip } from '@portal/ui';
import type { Edition } from '@portal/wire';
import { startDownload } from '../startDownload.ts';
import type { ResearchMessage } from '../messages/index.ts';
import { fileFormat, forcesDownload } from './contentKind.ts';
import { useTitleNeighbour } from '../publication-row/OneTabStop.ts';
import styles from './DownloadAction.module.css';

interface DownloadActionProps {
  edition: Edition;
  /** Names the publication. */
  title: string;
  /** Language code, if there are several editions. */
  letters?: string | undefined;
  /** The format is shown before it, and only read out here. @default false */
  sameFormat?: boolean;
  onNoAccess: () => void;
}

/** Downloads the file, if any; without entitlement it says why not. [T-01] [T-05] */
export function DownloadAction(props: DownloadActionProps) {
  const { edition, title, letters, sameFormat = false, onNoAccess } = props;
  const { t } = useMessages<ResearchMessage>();
  const neighbour = useTitleNeighbour();
  const { attachment_content_type: contentType, download_link: link, entitled } = edition;
  const kind = fileFormat(contentType);
  const format = [kind, letters].filter((word) => word !== undefined).join(' ');
  const name =
    format === ''
      ? t('research.tile.downloadOf', { title })
      : t('research.tile.downloadFormatOf', { format, title });
  const words = <span>{(sameFormat ? letters : format) || t('research.tile.download')}</span>;

  function handleDownload() {
    void startDownload({ link, force: forcesDownload(contentType), onNoAccess });
  }

  if (!entitled && contentType !== null) {
    return (
      <Tooltip label={t('research.tile.notIncluded')}>
        <button
          type="button"
          className={styles.action}
          {...neighbour}
          data-download=""
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
    <button
      type="button"
      className={styles.action}
      {...neighbour}
      data-download=""
      aria-label={name}
      onClick={handleDownload}
    >
      {words}
      <IconDownload size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
