import { parseLanguage } from '@portal/contract';
import { formatDay, formatTime, today, useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import { memo } from 'react';
import { Editions } from '../edition-badges/Editions.tsx';
import type { ResearchMessage } from '../messages/index.ts';
import { Downloads } from '../publication-tile/Downloads.tsx';
import { OneTabStop } from './OneTabStop.ts';
import type { PublicationTileProps } from '../publication-tile/PublicationTile.tsx';
import { TileTitle } from '../publication-tile/TileTitle.tsx';
import { MatchedText } from '../search-marks/MatchedText.tsx';
import { tagLabel } from '../tag/tagLabel.ts';
import styles from './PublicationRow.module.css';
import { rowSubject } from './rowSubject.ts';

/** One publication on a line, for who reads many; not rendered again when its list grows. [L-18] */
export const PublicationRow = memo(function PublicationRow(props: PublicationTileProps) {
  const { publication, withTime = false, searchTerm = '', isNew = false, onNoAccess } = props;
  const { t, language } = useMessages<ResearchMessage>();
  const { publication_date: published, publication_type: type } = publication;
  const day = formatDay(published);
  const hasTime = withTime || day === formatDay(today());
  const { name, rating } = rowSubject(publication, language, t);
  return (
    <OneTabStop value={true}>
      <article className={styles.row} data-entitled={publication.entitled}>
        <p className={styles.when}>
          {day === '' ? null : <time dateTime={published}>{hasTime ? formatTime(published) : day}</time>}
        </p>
        <h2 className={styles.title} lang={parseLanguage(publication.language.value)}>
          <TileTitle publication={publication} searchTerm={searchTerm} onNoAccess={onNoAccess} />
        </h2>
        <p className={styles.subject}>
          <span className={styles.name}>{name}</span>
          {rating === '' ? null : <span className={styles.rating}>{rating}</span>}
        </p>
        <p className={styles.type}>{tagLabel(type, 'Publication Type', language)}</p>
        <p className={styles.marks}>
          {isNew ? (
            <span className={styles.new}>
              {t('research.tile.new')}
              <VisuallyHidden> {t('research.tile.newSince')}</VisuallyHidden>
            </span>
          ) : null}
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
