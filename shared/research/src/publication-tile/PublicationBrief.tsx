import { parseLanguage } from '@portal/contract';
import { formatDay, useMessages } from '@portal/i18n';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { tagLabel } from '../tag/tagLabel.ts';
import { Editions } from '../edition-badges/Editions.tsx';
import { TileTitle } from './TileTitle.tsx';
import styles from './PublicationBrief.module.css';

interface PublicationBriefProps {
  publication: Publication;
  /** Called for content outside the subscription. */
  onNoAccess: () => void;
}

/** A publication in two or three lines. [L-11] */
export function PublicationBrief({ publication, onNoAccess }: PublicationBriefProps) {
  const { language } = useMessages<ResearchMessage>();
  const { publication_date: published, publication_type: type, entitled } = publication;
  const day = formatDay(published);
  return (
    <article className={styles.brief} data-entitled={entitled}>
      <h3 className={styles.title} lang={parseLanguage(publication.language.value)}>
        <TileTitle publication={publication} searchTerm="" onNoAccess={onNoAccess} />
      </h3>
      <p className={styles.facts}>
        {day === '' ? null : <time dateTime={published}>{day}</time>}
        <span>{tagLabel(type, 'Publication Type', language)}</span>
        <Editions publication={publication} onNoAccess={onNoAccess} />
      </p>
    </article>
  );
}
