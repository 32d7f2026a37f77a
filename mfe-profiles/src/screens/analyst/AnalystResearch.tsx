import { useMessages } from '@portal/i18n';
import { filtersAt, PublicationList } from '@portal/research';
import { analystPaging, analystResearchQuery, type AnalystPage } from '#api/analyst.ts';
import { ProfilePart } from '#components/ProfilePart.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import { allResearchOf } from './analystPage.ts';

interface AnalystResearchProps {
  page: AnalystPage;
  /** Undefined while loading. */
  name: string | undefined;
}

/** The analyst's research, newest first, with a link to all of it. [P-04] */
export function AnalystResearch({ page, name }: AnalystResearchProps) {
  const { t } = useMessages<ProfilesMessage>();
  // The reader's last choice, on any page. [L-08]
  const languages = filtersAt('').filters.tagFilters['Language'] ?? [];
  return (
    <ProfilePart
      title={t('profiles.research')}
      seeAll={
        name === undefined
          ? undefined
          : { to: allResearchOf(name, page.assetClass), of: t('profiles.seeAll.of', { name }) }
      }
    >
      <PublicationList
        query={analystResearchQuery(page, languages)}
        paging={analystPaging}
        assetClass={page.assetClass}
        emptyMessage={t('profiles.analyst.noResearch')}
      />
    </ProfilePart>
  );
}
