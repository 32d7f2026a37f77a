import { parseLanguage } from '@portal/contract';
import { formatDay, useMessages } from '@portal/i18n';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { tagLabel } from '../tag/tagLabel.ts';
import { Editions } from '../edition-badges/Editions.tsx';
import { TileTitle } from './TileTitle.tsx';
import styles from './PublicationBrief.module.css';

/** A publication in two or three lines. [L-11] */
export function PublicationBrief({ publication }: { publication: Publication }) {
  const { language } = useMessages<ResearchMessage>();
  const { publication_date: published, publication_type: type, entitled } = publication;
  const day = formatDay(published);
  return (
    <article className={styles.brief} data-entitled={entitled}>
      <h3 className={styles.title} lang={parseLanguage(publication.language.value)}>
        <TileTitle publication={publication} searchTerm="" />
      </h3>
      <p className={styles.facts}>
        {day === '' ? null : <time dateTime={published}>{day}</time>}
        <span>{tagLabel(type, 'Publication Type', language)}</span>
        <Editions publication={publication} />
      </p>
    </article>
  );
}
