import { useMessages } from '@portal/i18n';
import { IconDownload, IconLock, Tooltip } from '@portal/ui';
import type { Edition } from '@portal/wire';
import { startDownload } from '../startDownload.ts';
import type { ResearchMessage } from '../messages/index.ts';
import { showNoAccess } from '../showNoAccess.tsx';
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
}

/** Downloads the file, if any; without entitlement it says why not. [T-01] [T-05] */
export function DownloadAction(props: DownloadActionProps) {
  const { edition, title, letters, sameFormat = false } = props;
  const { t } = useMessages<ResearchMessage>();
  const neighbour = useTitleNeighbour();
  const { attachment_content_type: contentType, download_link: link, entitled } = edition;
  const kind = fileFormat(contentType);
  const format = [kind, letters].filter((word) => word !== undefined).join(' ');
  const name =
    format === ''
      ? t('research.tile.downloadOf', { title })
      : t('research.tile.downloadFormatOf', { format, title });

  const isClosed = !entitled && contentType !== null;
  if (!isClosed && (!entitled || link === '')) return null;
  const Icon = isClosed ? IconLock : IconDownload;
  const download = () => void startDownload({ link, force: forcesDownload(contentType) });
  const button = (
    <button
      type="button"
      className={styles.action}
      {...neighbour}
      data-download=""
      aria-label={name}
      aria-haspopup={isClosed ? 'dialog' : undefined}
      onClick={isClosed ? showNoAccess : download}
    >
      <span>{(sameFormat ? letters : format) || t('research.tile.download')}</span>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
  return isClosed ? <Tooltip label={t('research.tile.notIncluded')}>{button}</Tooltip> : button;
}
