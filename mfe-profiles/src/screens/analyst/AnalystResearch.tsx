import { useMessages } from '@portal/i18n';
import { filtersAt, PageLink, PublicationList } from '@portal/research';
import { VisuallyHidden } from '@portal/ui';
import { useId } from 'react';
import { analystPaging, analystResearchQuery, type AnalystPage } from '#api/analyst.ts';
import type { ProfilesMessage } from '#messages/index.ts';
import { allResearchOf } from './analystPage.ts';
import styles from './AnalystProfile.module.css';

interface AnalystResearchProps {
  page: AnalystPage;
  /** Undefined while it is not known. */
  name: string | undefined;
}

/** What the analyst wrote, newest first, and the way to all of it. [P-04] */
export function AnalystResearch({ page, name }: AnalystResearchProps) {
  const { t } = useMessages<ProfilesMessage>();
  const id = useId();
  // The languages that the reader chose last, anywhere. [L-08]
  const languages = filtersAt('').filters.tagFilters['Language'] ?? [];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.line}>
        <h2 id={id} className={styles.title}>
          {t('profiles.research')}
        </h2>
        {name === undefined ? null : (
          <PageLink to={allResearchOf(name, page.assetClass)} className={styles.all}>
            {t('profiles.seeAll')}
            <VisuallyHidden> {t('profiles.seeAll.of', { name })}</VisuallyHidden>
          </PageLink>
        )}
      </div>
      <PublicationList
        query={analystResearchQuery(page, languages)}
        paging={analystPaging}
        assetClass={page.assetClass}
        emptyMessage={t('profiles.analyst.noResearch')}
      />
    </section>
  );
}
