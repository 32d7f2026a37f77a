import { useQuery } from '@portal/api';
import { parseLanguage } from '@portal/contract';
import { formatDay, useMessages } from '@portal/i18n';
import { Downloads, Editions, tagLabel, TileTitle, type FeaturedQuery } from '@portal/research';
import { QuietFailure, Skeleton } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { useId } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './FeaturedRow.module.css';

/** The featured publication in one row above the list; nothing if there is none. [L-09] [L-17] */
export function FeaturedRow({ query }: { query: FeaturedQuery }) {
  const { t } = useMessages<LibrariesMessage>();
  const id = useId();
  const { data, isError, refetch } = useQuery(query);
  const [publication] = data?.records ?? [];
  if (data !== undefined && publication === undefined) return null;
  return (
    <section className={styles.featured} aria-labelledby={id}>
      <div className={styles.row} data-entitled={publication?.entitled}>
        <h2 id={id} className={styles.label}>
          {t('libraries.featured')}
        </h2>
        {publication === undefined ? (
          <div className={styles.title}>
            {isError ? <QuietFailure onRetry={() => void refetch()} /> : <Skeleton height={16} width="70%" />}
          </div>
        ) : (
          <Featured publication={publication} />
        )}
      </div>
    </section>
  );
}

function Featured({ publication }: { publication: Publication }) {
  const { language } = useMessages<LibrariesMessage>();
  const { publication_date: published, publication_type: type } = publication;
  const day = formatDay(published);
  return (
    <article className={styles.paper}>
      <h3 className={styles.title} lang={parseLanguage(publication.language.value)}>
        <TileTitle publication={publication} searchTerm="" />
      </h3>
      <p className={styles.facts}>
        <span className={styles.type}>{tagLabel(type, 'Publication Type', language)}</span>
        {day === '' ? null : <time dateTime={published}>{day}</time>}
        <Editions publication={publication} />
      </p>
      <div className={styles.files}>
        <Downloads publication={publication} />
      </div>
    </article>
  );
}
