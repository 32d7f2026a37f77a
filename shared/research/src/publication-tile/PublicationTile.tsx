import { parseLanguage } from '@portal/contract';
import { formatDay, formatTime, useMessages } from '@portal/i18n';
import { IconClock, VisuallyHidden } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { memo } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import type { ProfileAssetClass } from '../profile-link/profileLink.ts';
import { assetClassLabel, tagLabel } from '../tag/tagLabel.ts';
import { TagPills } from '../tag/TagPills.tsx';
import { ContentIcon } from './ContentIcon.tsx';
import { Downloads } from './Downloads.tsx';
import { Editions } from '../edition-badges/Editions.tsx';
import { MatchedText } from '../search-marks/MatchedText.tsx';
import { TileTitle } from './TileTitle.tsx';
import styles from './PublicationTile.module.css';

export interface PublicationTileProps {
  publication: Publication;
  /** Shows the time of day beside the date, with a clock. @default false */
  withTime?: boolean;
  /** The single asset class of the page, carried on by profile links. */
  assetClass?: ProfileAssetClass | undefined;
  /** What was searched, marked in the title and in the sentence that was found. @default '' */
  searchTerm?: string | undefined;
  /** Published since the reader was last here. @default false */
  isNew?: boolean;
  /** The reader asked for content outside of their subscription. */
  onNoAccess: () => void;
}

/** One publication in a list. Not rendered again when its list grows. [T-01] */
export const PublicationTile = memo(function PublicationTile(props: PublicationTileProps) {
  const { publication, withTime = false, assetClass, searchTerm = '', isNew = false, onNoAccess } = props;
  const { t, language } = useMessages<ResearchMessage>();
  const { publication_date: published, publication_type: type, asset_classification: classes } = publication;
  const [day, time] = [formatDay(published), withTime ? formatTime(published) : ''];
  const words = [assetClassLabel(classes, language), tagLabel(type, 'Publication Type', language)];
  return (
    <article className={styles.tile} data-entitled={publication.entitled}>
      <div className={styles.head}>
        <p className={styles.kicker}>
          {words
            .filter((word) => word !== '')
            .map((word) => (
              <span key={word}>{word}</span>
            ))}
        </p>
        <span className={styles.marks}>
          {isNew ? (
            <span className={styles.new}>
              {t('research.tile.new')}
              <VisuallyHidden> {t('research.tile.newSince')}</VisuallyHidden>
            </span>
          ) : null}
          <ContentIcon contentType={publication.attachment_content_type} />
        </span>
      </div>
      <h2 className={styles.title} lang={parseLanguage(publication.language.value)}>
        <TileTitle publication={publication} searchTerm={searchTerm} onNoAccess={onNoAccess} />
      </h2>
      <MatchedText publication={publication} searchTerm={searchTerm} />
      <TagPills publication={publication} assetClass={assetClass} />
      <div className={styles.foot}>
        <p className={styles.published}>
          {day === '' ? null : <time dateTime={published}>{day}</time>}
          {time === '' ? null : (
            <span className={styles.clock}>
              <IconClock size={16} stroke={1.5} aria-hidden="true" />
              <span>{time}</span>
            </span>
          )}
          <Editions publication={publication} onNoAccess={onNoAccess} />
        </p>
        <Downloads publication={publication} onNoAccess={onNoAccess} />
      </div>
    </article>
  );
});
