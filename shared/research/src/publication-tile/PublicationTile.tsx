import { parseLanguage } from '@portal/contract';
import type { Publication } from '@portal/wire';
import { memo } from 'react';
import { Editions } from '../edition-badges/Editions.tsx';
import type { ProfileAssetClass } from '../profileLink.ts';
import { publicationSubject } from '../publication-subject/publicationSubject.ts';
import { SubjectLine } from '../publication-subject/SubjectLine.tsx';
import { Marks } from '../read-marks/Marks.tsx';
import { ProfileCards } from '../record/ProfileCards.tsx';
import { MatchedText } from '../search-marks/MatchedText.tsx';
import { shownTags } from '../tag/shownTags.ts';
import { TagList } from '../tag/TagList.tsx';
import { ContentIcon } from './ContentIcon.tsx';
import { Downloads } from './Downloads.tsx';
import { publicationPoint } from '../publication-subject/publicationPoint.ts';
import styles from './PublicationTile.module.css';
import { Published } from '../publication-subject/Published.tsx';
import { TileFacts } from '../publication-subject/TileFacts.tsx';
import { TileTitle } from './TileTitle.tsx';

export interface PublicationTileProps {
  publication: Publication;
  /** Shows the time of day next to the date, with a clock. @default false */
  withTime?: boolean;
  /** The single asset class of the page, carried on by profile links. */
  assetClass?: ProfileAssetClass | undefined;
  /** What was searched, marked in the title and in the sentence that was found. @default '' */
  searchTerm?: string | undefined;
  /** The reader asked for content outside of their subscription. */
  onNoAccess: () => void;
}

/** One publication in a list. Not rendered again when its list grows. [T-01] [L-18] */
export const PublicationTile = memo(function PublicationTile(props: PublicationTileProps) {
  const { publication, withTime = false, assetClass, searchTerm = '', onNoAccess } = props;
  const { entitled, publication_date: published, attachment_content_type: contentType } = publication;
  const { rest } = publicationSubject(publication);
  const lang = parseLanguage(publication.language.value);
  const isFound = (publication.matched_text?.trim() ?? '') !== '';
  const point = isFound ? '' : publicationPoint(publication.summary);
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
        <h2 className={styles.title} lang={lang}>
          <TileTitle publication={publication} searchTerm={searchTerm} onNoAccess={onNoAccess} />
        </h2>
        {point === '' ? null : (
          <p className={styles.point} lang={lang}>
            {point}
          </p>
        )}
        <MatchedText publication={publication} searchTerm={searchTerm} />
        <TileFacts publication={publication} assetClass={assetClass} />
        <TagList tags={rest} active={entitled} assetClass={assetClass} />
        <div className={styles.foot}>
          <p className={styles.published}>
            <Published moment={published} withTime={withTime} />
            <Editions publication={publication} onNoAccess={onNoAccess} />
          </p>
          <Downloads publication={publication} hasMark onNoAccess={onNoAccess} />
        </div>
      </article>
    </ProfileCards>
  );
});
