import { useMessages } from '@portal/i18n';
import type { Edition, Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { fileFormat } from './contentKind.ts';
import { DownloadAction } from './DownloadAction.tsx';
import styles from './Downloads.module.css';
import { editionName } from '../edition-badges/editionName.ts';
import { shownTitle } from './shownTitle.ts';

interface DownloadsProps {
  publication: Publication;
  /** The format of the publication's own file is shown next to them already. @default false */
  hasMark?: boolean;
}

/** A publication's file, and those of the other editions that the client may open. [T-01] [L-16] */
export function Downloads({ publication, hasMark = false }: DownloadsProps) {
  const { t } = useMessages<ResearchMessage>();
  const { other_editions: others = [] } = publication;
  const files = others.filter(({ entitled, download_link: link }) => entitled && link !== '');
  const own = editionName(publication, t);
  const formatOf = (edition: Edition) => fileFormat(edition.attachment_content_type);
  return (
    <div className={styles.downloads}>
      <DownloadAction
        edition={publication}
        title={shownTitle(publication) ?? t('research.tile.untitled')}
        letters={files.length === 0 ? undefined : own.letters}
        sameFormat={hasMark}
      />
      {files.map((edition) => {
        const { letters, words } = editionName(edition, t);
        return (
          <DownloadAction
            key={edition.doc_ref}
            edition={edition}
            title={words}
            letters={letters}
            sameFormat={formatOf(edition) === formatOf(publication)}
          />
        );
      })}
    </div>
  );
}
