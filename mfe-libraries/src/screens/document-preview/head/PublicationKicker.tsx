import { formatDay, formatTime, useMessages } from '@portal/i18n';
import { assetClassLabel, tagLabel } from '@portal/research';
import type { Publication } from '@portal/wire';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './PublicationKicker.module.css';

export function PublicationKicker({ publication }: { publication: Publication }) {
  const { language } = useMessages<LibrariesMessage>();
  const { publication_date: published, publication_type: type, asset_classification: classes } = publication;
  const words = [assetClassLabel(classes, language), tagLabel(type, 'Publication Type', language)];
  const day = formatDay(published);
  return (
    <span className={styles.kicker}>
      {words
        .filter((word) => word !== '')
        .map((word) => (
          <span key={word}>{word}</span>
        ))}
      {day === '' ? null : (
        <time dateTime={published}>
          {day} {formatTime(published)}
        </time>
      )}
    </span>
  );
}
