import { useMessages } from '@portal/i18n';
import { FeaturedResearch, PublicationList, tagLabel, useFeatured } from '@portal/research';
import { Skeleton } from '@portal/ui';
import type { ProfiledTag, TagFilters } from '@portal/wire';
import { companyFeaturedQuery, companyPaging, companyResearchQuery } from '#api/company.ts';
import { ProfilePart } from '#components/ProfilePart.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import { CompanyAnalysts } from './CompanyAnalysts.tsx';
import styles from './CompanyProfile.module.css';
import { CompanyRatings } from './CompanyRatings.tsx';
import { allResearchOn, type CompanyTab } from './companyTabs.ts';
import { RatingHistory } from './history/RatingHistory.tsx';

interface CompanyContentProps {
  company: string;
  /** Undefined while loading. */
  record: ProfiledTag | undefined;
  tab: CompanyTab;
}

/** The content of one tab: ratings, analysts and research. [P-02] */
export function CompanyContent({ company, record, tab }: CompanyContentProps) {
  return (
    <div className={styles.content}>
      {record === undefined ? (
        <Skeleton height="6rem" />
      ) : (
        <CompanyRatings ratings={record.kpis.Ratings} subjects={tab.ratings} />
      )}
      <RatingHistory company={company} subjects={tab.ratings} />
      {record === undefined ? null : <CompanyAnalysts analysts={record.related_analysts} tab={tab} />}
      {record === undefined ? null : <CompanyFeatured name={record.value} tab={tab} />}
      <CompanyResearch company={company} record={record} tab={tab} />
    </div>
  );
}

const featuredOf = (name: string, { assetClass }: CompanyTab) => {
  const filters: TagFilters = assetClass === undefined ? {} : { 'Asset Classification': [assetClass] };
  return companyFeaturedQuery(name, filters);
};

function CompanyFeatured({ name, tab }: { name: string; tab: CompanyTab }) {
  const { t } = useMessages<ProfilesMessage>();
  return (
    <FeaturedResearch
      title={t('profiles.company.featured')}
      query={featuredOf(name, tab)}
      assetClass={tab.assetClass}
    />
  );
}

function CompanyResearch({ company, record, tab }: CompanyContentProps) {
  const { t, language } = useMessages<ProfilesMessage>();
  const featured = useFeatured(featuredOf(record?.value ?? '', tab), record !== undefined);
  const seeAll = record && {
    to: allResearchOn(record.value, tab),
    of: t('profiles.seeAll.on', { name: tagLabel(record, 'Company', language) }),
  };
  return (
    <ProfilePart title={t('profiles.research')} seeAll={seeAll}>
      <PublicationList
        query={companyResearchQuery(company, tab.filters)}
        paging={companyPaging}
        assetClass={tab.assetClass}
        emptyMessage={t('profiles.company.noResearch')}
        excerpt={{ above: featured }}
      />
    </ProfilePart>
  );
}
