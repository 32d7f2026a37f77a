import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { QuietFailure, Skeleton } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { useId, type ReactNode } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import type { ProfileAssetClass } from '../profileLink.ts';
import { PublicationTile } from '../publication-tile/PublicationTile.tsx';
import styles from './FeaturedResearch.module.css';
import type { FeaturedQuery } from './featuredQuery.ts';
import { inLanguage } from './inLanguage.ts';

interface FeaturedResearchProps {
  /** Says why it is shown. */
  title: string;
  /** From `featuredQuery`. */
  query: FeaturedQuery;
  /** The page's only asset class, passed on to profile links. */
  assetClass?: ProfileAssetClass | undefined;
}

/** What `FeaturedResearch` shows; undefined while loading, and without one. */
export function useFeatured(query: FeaturedQuery, enabled = true): Publication | undefined {
  const { language } = useMessages<ResearchMessage>();
  const { data } = useQuery({ ...query, enabled });
  return inLanguage(data?.records ?? [], language);
}

/**
 * A publication that a page features above its list, preferably in the reader's language. Renders nothing without one.
 * [L-09] [P-02]
 */
export function FeaturedResearch({ title, query, assetClass }: FeaturedResearchProps) {
  const { data, isError, refetch } = useQuery(query);
  const publication = useFeatured(query);
  if (publication !== undefined)
    return (
      <Featured title={title}>
        <PublicationTile publication={publication} assetClass={assetClass} />
      </Featured>
    );
  if (isError)
    return (
      <Featured title={title}>
        <QuietFailure onRetry={() => void refetch()} />
      </Featured>
    );
  if (data !== undefined) return null;
  return (
    <Featured title={title}>
      <div className={styles.placeholder} aria-hidden="true">
        <Skeleton height={12} width="30%" />
        <Skeleton height={20} width="80%" />
        <Skeleton height={20} width="50%" />
      </div>
    </Featured>
  );
}

function Featured({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.featured} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
