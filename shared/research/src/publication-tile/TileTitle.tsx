import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { IconLock, Tooltip } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { startDownload } from '../download/startDownload.ts';
import type { ResearchMessage } from '../messages/index.ts';
import { MarkedText } from '../search-marks/MarkedText.tsx';
import { forcesDownload } from './contentKind.ts';
import { shownTitle } from './shownTitle.ts';
import { titleAction } from './titleAction.ts';
import styles from './PublicationTile.module.css';

interface TileTitleProps {
  publication: Publication;
  /** What was searched, marked in the title. */
  searchTerm: string;
  onNoAccess: () => void;
}

/** The title as the way in: to the preview, else to the file, else to the word that it is not included. */
export function TileTitle({ publication, searchTerm, onNoAccess }: TileTitleProps) {
  const { t } = useMessages<ResearchMessage>();
  const { attachment_content_type: contentType } = publication;
  const title = (
    <MarkedText text={shownTitle(publication) ?? t('research.tile.untitled')} term={searchTerm} />
  );
  const action = titleAction(publication);
  switch (action.kind) {
    case 'preview':
      return <Link to={action.to}>{title}</Link>;
    case 'download': {
      const force = forcesDownload(contentType);
      return (
        <button type="button" onClick={() => void startDownload({ link: action.link, force, onNoAccess })}>
          {title}
        </button>
      );
    }
    case 'noAccess':
      return (
        <Tooltip label={t('research.tile.notIncluded')}>
          <button type="button" aria-haspopup="dialog" onClick={onNoAccess}>
            <IconLock className={styles.lock} size={18} stroke={1.75} aria-hidden="true" />
            {title}
          </button>
        </Tooltip>
      );
    case 'none':
      return title;
  }
}
