import { parseLanguage } from '@portal/contract';
import { formatDay, formatTime, useMessages, useToday } from '@portal/i18n';
import { memo } from 'react';
import { Editions } from '../edition-badges/Editions.tsx';
import type { ResearchMessage } from '../messages/index.ts';
import { Downloads } from '../publication-tile/Downloads.tsx';
import { OneTabStop } from './OneTabStop.ts';
import type { PublicationTileProps } from '../publication-tile/PublicationTile.tsx';
import { TileTitle } from '../publication-tile/TileTitle.tsx';
import { publicationSubject } from '../publication-subject/publicationSubject.ts';
import { RatingNow } from '../rating/RatingNow.tsx';
import { Marks } from '../read-marks/Marks.tsx';
import { MatchedText } from '../search-marks/MatchedText.tsx';
import { assetClassLabel, tagLabel } from '../tag/tagLabel.ts';
import styles from './PublicationRow.module.css';

/** A publication on one line; memoised, for long lists. [L-18] */
export const PublicationRow = memo(function PublicationRow(props: PublicationTileProps) {
  const { publication, withTime = false, searchTerm = '', onNoAccess } = props;
  const { language } = useMessages<ResearchMessage>();
  const today = formatDay(useToday());
  const { publication_date: published, publication_type: type } = publication;
  const day = formatDay(published);
  const time = withTime || day === today ? formatTime(published) : '';
  const { tag, rating } = publicationSubject(publication);
  return (
    <OneTabStop value={true}>
      <article className={styles.row} data-entitled={publication.entitled} data-read={publication.is_read}>
        <p className={styles.when}>
          {day === '' ? null : <time dateTime={published}>{time === '' ? day : time}</time>}
        </p>
        <h2 className={styles.title} lang={parseLanguage(publication.language.value)}>
          <TileTitle publication={publication} searchTerm={searchTerm} onNoAccess={onNoAccess} />
        </h2>
        <p className={styles.subject}>
          <span className={styles.name}>
            {tag === undefined
              ? assetClassLabel(publication.asset_classification, language)
              : tagLabel(tag, tag.category, language)}
          </span>
          {rating === undefined ? null : (
            <span className={styles.rating}>
              <RatingNow {...rating} />
            </span>
          )}
        </p>
        <p className={styles.type}>{tagLabel(type, 'Publication Type', language)}</p>
        <p className={styles.marks}>
          <Marks publication={publication} />
          <Editions publication={publication} onNoAccess={onNoAccess} />
        </p>
        <div className={styles.downloads}>
          <Downloads publication={publication} onNoAccess={onNoAccess} />
        </div>
        <MatchedText publication={publication} searchTerm={searchTerm} />
      </article>
    </OneTabStop>
  );
});
