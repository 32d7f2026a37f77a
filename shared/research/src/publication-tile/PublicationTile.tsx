import { parseLanguage } from '@portal/contract';
import type { Publication } from '@portal/wire';
import { memo } from 'react';
import { Editions } from '../edition-badges/Editions.tsx';
import type { ProfileAssetClass } from '../profileLink.ts';
import { publicationSubject } from '../publication-subject/publicationSubject.ts';
import { SummaryPoint } from '../publication-subject/SummaryPoint.tsx';
import { SubjectLine } from '../publication-subject/SubjectLine.tsx';
import { Marks } from '../read-marks/Marks.tsx';
import { ProfileCards } from '../record/ProfileCards.tsx';
import { MatchedText } from '../search-marks/MatchedText.tsx';
import { shownTags } from '../tag/shownTags.ts';
import { TagList } from '../tag/TagList.tsx';
import { ContentIcon } from './ContentIcon.tsx';
import { Downloads } from './Downloads.tsx';
import styles from './PublicationTile.module.css';
import { Published } from '../publication-subject/Published.tsx';
import { TileFacts } from '../publication-subject/TileFacts.tsx';
import { TileTitle } from './TileTitle.tsx';

export interface PublicationTileProps {
  publication: Publication;
  /** Also shows the time. @default false */
  withTime?: boolean;
  /** The page's only asset class, passed on to profile links. */
  assetClass?: ProfileAssetClass | undefined;
  /** Highlighted in the title and the matched sentence. @default '' */
  searchTerm?: string | undefined;
}

/** A publication in a list; memoised, for growing lists. [T-01] [L-18] */
export const PublicationTile = memo(function PublicationTile(props: PublicationTileProps) {
  const { publication, withTime = false, assetClass, searchTerm = '' } = props;
  const { entitled, publication_date: published, attachment_content_type: contentType } = publication;
  const { rest } = publicationSubject(publication);
  return (
    <ProfileCards tags={shownTags(publication)} assetClass={assetClass}>
      <article className={styles.tile} data-entitled={entitled} data-read={publication.is_read}>
        <div className={styles.head}>
          <SubjectLine publication={publication} assetClass={assetClass} />
          <span className={styles.marks}>
            <Marks publication={publication} />
            <ContentIcon contentType={contentType} />
          </span>
        </div>
        <h2 className={styles.title} lang={parseLanguage(publication.language.value)}>
          <TileTitle publication={publication} searchTerm={searchTerm} />
        </h2>
        <SummaryPoint publication={publication} className={styles.point} />
        <MatchedText publication={publication} searchTerm={searchTerm} />
        <TileFacts publication={publication} assetClass={assetClass} />
        <TagList tags={rest} active={entitled} assetClass={assetClass} />
        <div className={styles.foot}>
          <p className={styles.published}>
            <Published moment={published} withTime={withTime} />
            <Editions publication={publication} />
          </p>
          <Downloads publication={publication} hasMark />
        </div>
      </article>
    </ProfileCards>
  );
});
