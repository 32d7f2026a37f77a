import { parseLanguage } from '@portal/contract';
import { formatDay, formatTime, useToday } from '@portal/i18n';
import { memo } from 'react';
import { Editions } from '../edition-badges/Editions.tsx';
import { Downloads } from '../publication-tile/Downloads.tsx';
import { OneTabStop } from './OneTabStop.ts';
import type { PublicationTileProps } from '../publication-tile/PublicationTile.tsx';
import { SummaryPoint } from '../publication-subject/SummaryPoint.tsx';
import { TileTitle } from '../publication-tile/TileTitle.tsx';
import { Marks } from '../read-marks/Marks.tsx';
import { MatchedText } from '../search-marks/MatchedText.tsx';
import styles from './PublicationRow.module.css';
import { RowFacts } from './RowFacts.tsx';

/** A publication in a low row, which wraps rather than leave anything out; memoised, for long lists. [L-18] */
export const PublicationRow = memo(function PublicationRow(props: PublicationTileProps) {
  const { publication, withTime = false, searchTerm = '' } = props;
  const today = formatDay(useToday());
  const { publication_date: published } = publication;
  const day = formatDay(published);
  const time = withTime || day === today ? formatTime(published) : '';
  return (
    <OneTabStop value={true}>
      <article className={styles.row} data-entitled={publication.entitled} data-read={publication.is_read}>
        <p className={styles.when}>
          {day === '' ? null : <time dateTime={published}>{time === '' ? day : time}</time>}
        </p>
        <h2 className={styles.title} lang={parseLanguage(publication.language.value)}>
          <TileTitle publication={publication} searchTerm={searchTerm} />
        </h2>
        <SummaryPoint publication={publication} className={styles.point} />
        <RowFacts publication={publication} />
        <p className={styles.marks}>
          <Marks publication={publication} />
          <Editions publication={publication} />
        </p>
        <div className={styles.downloads}>
          <Downloads publication={publication} />
        </div>
        <MatchedText publication={publication} searchTerm={searchTerm} />
      </article>
    </OneTabStop>
  );
});
