import { useInfiniteQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import {
  FeaturedResearch,
  PublicationList,
  tagLabel,
  useFeatured,
  type FeaturedQuery,
} from '@portal/research';
import type { ProfiledTag, Publication, TagFilters } from '@portal/wire';
import { companyFeaturedQuery, companyPaging, companyResearchQuery } from '#api/company.ts';
import { isSamePaper } from '#components/latest-paper/isSamePaper.ts';
import { LatestPaper } from '#components/latest-paper/LatestPaper.tsx';
import { ProfilePart } from '#components/ProfilePart.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import { allResearchOn, type CompanyTab } from './companyTabs.ts';

interface CompanyResearchProps {
  company: string;
  /** Undefined while loading. */
  record: ProfiledTag | undefined;
  tab: CompanyTab;
}

function useCompanyPapers({ company, tab }: CompanyResearchProps): Publication[] {
  const { data } = useInfiniteQuery(companyResearchQuery(company, tab.filters));
  return data?.pages.flatMap(({ records }) => records) ?? [];
}

/** The newest paper, with the way to all of them; in its absence what a list shows. [P-02] [P-08] */
export function LatestResearch(props: CompanyResearchProps) {
  const { company, record, tab } = props;
  const { t, language } = useMessages<ProfilesMessage>();
  const papers = useCompanyPapers(props);
  const [newest] = papers;
  const seeAll = record && {
    to: allResearchOn(record.value, tab),
    of: t('profiles.seeAll.on', { name: tagLabel(record, 'Company', language) }),
  };
  return (
    <ProfilePart title={t('profiles.research')} seeAll={seeAll}>
      {newest === undefined ? (
        <PublicationList
          query={companyResearchQuery(company, tab.filters)}
          paging={companyPaging}
          assetClass={tab.assetClass}
          emptyMessage={t('profiles.company.noResearch')}
          excerpt
        />
      ) : (
        <LatestPaper paper={newest} among={papers} assetClass={tab.assetClass} />
      )}
    </ProfilePart>
  );
}

const featuredOf = (name: string, { assetClass }: CompanyTab): FeaturedQuery => {
  const filters: TagFilters = assetClass === undefined ? {} : { 'Asset Classification': [assetClass] };
  return companyFeaturedQuery(name, filters);
};

/** The featured paper and the others, each paper once on the page. [P-02] */
export function FurtherResearch(props: CompanyResearchProps) {
  const { company, record, tab } = props;
  const { t } = useMessages<ProfilesMessage>();
  const papers = useCompanyPapers(props);
  const featuredQuery = featuredOf(record?.value ?? '', tab);
  const featured = useFeatured(featuredQuery, record !== undefined);
  const [newest] = papers;
  const isNewest = newest !== undefined && featured !== undefined && isSamePaper(featured, newest);
  const above = [newest, featured].filter((paper) => paper !== undefined);
  const others = papers.filter((paper) => !above.some((each) => isSamePaper(each, paper)));
  return (
    <>
      {record === undefined || isNewest ? null : (
        <FeaturedResearch
          title={t('profiles.company.featured')}
          query={featuredQuery}
          assetClass={tab.assetClass}
        />
      )}
      {others.length === 0 ? null : (
        <ProfilePart title={t('profiles.research.more')}>
          <PublicationList
            query={companyResearchQuery(company, tab.filters)}
            paging={companyPaging}
            assetClass={tab.assetClass}
            excerpt={{ above }}
          />
        </ProfilePart>
      )}
    </>
  );
}
