import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { IconLock, Tooltip } from '@portal/ui';
import type { Edition } from '@portal/wire';
import { useContext, type ReactNode } from 'react';
import { startDownload } from '../startDownload.ts';
import { WalkContext } from '../list-walk/WalkContext.ts';
import type { ResearchMessage } from '../messages/index.ts';
import { showNoAccess } from '../showNoAccess.tsx';
import { forcesDownload } from './contentKind.ts';
import { useTitleNeighbour } from '../publication-row/OneTabStop.ts';
import { titleAction } from './titleAction.ts';
import styles from './WayIn.module.css';

interface WayInProps {
  edition: Edition;
  /** Accessible name of a link that is next to a title. */
  label?: string;
  children: ReactNode;
}

/** Links to the preview, else the file, else the no-access notice; plain children if there is none. [T-01] */
export function WayIn({ edition, label, children }: WayInProps) {
  const { t } = useMessages<ResearchMessage>();
  const { attachment_content_type: contentType } = edition;
  const walk = useContext(WalkContext);
  const neighbour = useTitleNeighbour();
  const named = label === undefined ? {} : { 'aria-label': label, ...neighbour };
  const action = titleAction(edition);
  switch (action.kind) {
    case 'preview':
      return (
        <Link to={action.to} {...walk} {...named}>
          {children}
        </Link>
      );
    case 'download': {
      const force = forcesDownload(contentType);
      return (
        <button type="button" {...named} onClick={() => void startDownload({ link: action.link, force })}>
          {children}
        </button>
      );
    }
    case 'noAccess':
      return (
        <Tooltip label={t('research.tile.notIncluded')}>
          <button type="button" {...named} aria-haspopup="dialog" onClick={showNoAccess}>
            <IconLock className={styles.lock} size={18} stroke={1.75} aria-hidden="true" />
            {children}
          </button>
        </Tooltip>
      );
    case 'none':
      return children;
  }
}
