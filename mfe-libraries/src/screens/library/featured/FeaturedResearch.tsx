import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { NoAccessModal, PublicationTile, type ProfileAssetClass } from '@portal/research';
import { QuietFailure, Skeleton } from '@portal/ui';
import type { LibraryName } from '@portal/wire';
import { useId, useState, type ReactNode } from 'react';
import { featuredQuery } from '#api/featured.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './FeaturedResearch.module.css';

interface FeaturedResearchProps {
  library: LibraryName;
  languages: readonly string[];
  assetClass?: ProfileAssetClass | undefined;
}

/**
 * The newest publication that a library features, above its list. It stands in the list as well, at its place by date:
 * the heading says why it is here, too. Without one there is nothing to say. [L-09]
 */
export function FeaturedResearch({ library, languages, assetClass }: FeaturedResearchProps) {
  const { data, isError, refetch } = useQuery(featuredQuery(library, languages));
  const [noAccess, setNoAccess] = useState(false);
  const publication = data?.records[0];
  if (publication !== undefined)
    return (
      <Featured>
        <PublicationTile
          publication={publication}
          assetClass={assetClass}
          onNoAccess={() => setNoAccess(true)}
        />
        <NoAccessModal opened={noAccess} onClose={() => setNoAccess(false)} />
      </Featured>
    );
  if (isError)
    return (
      <Featured>
        <QuietFailure onRetry={() => void refetch()} />
      </Featured>
    );
  if (data !== undefined) return null;
  return (
    <Featured>
      <div className={styles.placeholder} aria-hidden="true">
        <Skeleton height={12} width="30%" />
        <Skeleton height={20} width="80%" />
        <Skeleton height={20} width="50%" />
      </div>
    </Featured>
  );
}

function Featured({ children }: { children: ReactNode }) {
  const { t } = useMessages<LibrariesMessage>();
  const id = useId();
  return (
    <section className={styles.featured} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('libraries.featured')}
      </h2>
      {children}
    </section>
  );
}
