import { refusalHref, useQuery, useInfiniteQuery } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { FollowButton, PageLink, profileLink, recordQuery, tagLabel } from '@portal/research';
import { Navigate, useLocation, usePageName, useParams } from '@portal/router';
import { BackButton, PageHeading, Skeleton, VisuallyHidden } from '@portal/ui';
import type { ProfiledTag } from '@portal/wire';
import type { Permissions } from '@portal/wire-profiles';
import { companyPermissionsQuery, ratingHistoryQuery, companyResearchQuery } from '#api/company.ts';
import { profileOutcome } from '#api/profileOutcome.ts';
import { LeaveForHome } from '#components/leave-for-home/LeaveForHome.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './CompanyProfile.module.css';
import { ModelButton } from './ModelButton.tsx';
import { CompanyViews } from './CompanyViews.tsx';
import { addressLeft, companyTabs, requestedTab, type CompanyTabName } from './companyTabs.ts';
import { problemsOf, tabToShow, type TabReads, type TabResearch } from './tabToShow.ts';

function useTabResearch(company: string, name: CompanyTabName): TabResearch {
  const filters = companyTabs.find((tab) => tab.name === name)?.filters ?? {};
  const { data, isFetched } = useInfiniteQuery(companyResearchQuery(company, filters));
  // Retrying a failed read does not undo the decision.
  if (data === undefined) return isFetched ? 'failed' : 'loading';
  const some = data.pages.some(({ records, skipped = 0 }) => records.length + skipped > 0);
  return some ? 'some' : 'none';
}

/** Reads the research of all tabs at once, in parallel with the permissions. [P-01] */
function useTabReads(company: string, permissions: Permissions | undefined): TabReads {
  return {
    permissions,
    research: {
      Overview: useTabResearch(company, 'Overview'),
      Equity: useTabResearch(company, 'Equity'),
      'Fixed Income': useTabResearch(company, 'Fixed Income'),
      ESG: useTabResearch(company, 'ESG'),
    },
  };
}

/** /company_profile/{id}?tab=  [P-01] [P-02] [P-05] [P-06] */
export function Component() {
  const { t, language } = useMessages<ProfilesMessage>();
  const { id: ref = '' } = useParams();
  const location = useLocation();
  const { search } = location;
  const { requested } = requestedTab(search);
  const record = useQuery(recordQuery(ref));
  const permissions = useQuery(companyPermissionsQuery(ref));
  // Starts along with the others; RatingHistory shows it.
  useQuery(ratingHistoryQuery(ref));
  const reads = useTabReads(ref, permissions.data);
  const name = record.data === undefined ? undefined : tagLabel(record.data, 'Company', language);
  usePageName(name);

  const outcome = profileOutcome({
    category: 'Company',
    record: record.data,
    recordError: record.error,
    accessError: permissions.error,
  });
  const standing = tabToShow(requested, reads);
  if (outcome === 'unentitled' || standing === 'unentitled')
    return <Navigate to={refusalHref('unentitled', record.error ?? permissions.error)} replace />;
  if (outcome === 'failed') return <Navigate to={pages.error.href({ code: '500' })} replace />;
  if (outcome === 'home') return <LeaveForHome reason="profiles.company.none" />;
  if (standing === 'home') return <LeaveForHome reason="profiles.company.nothing" />;
  if (standing !== undefined && standing !== requested)
    return (
      <Navigate
        to={pages.companyProfile.href({ id: ref }, { tab: standing.name })}
        state={{ searchLeft: search }}
        replace
      />
    );

  return (
    <article key={ref} className={styles.screen}>
      <PageHeading
        kicker={<BackButton otherwise={pages.coverage.href({ tab: requested.assetClass ?? 'Equity' })} />}
        lead={
          record.isPending ? (
            <Skeleton width="10rem" height="1.5rem" />
          ) : (
            <span className={styles.facts}>
              <SectorLink sector={record.data?.sector} />
              <Tickers record={record.data} />
            </span>
          )
        }
        aside={
          <>
            <ModelButton model={record.data?.model_download_link ?? null} company={name ?? ''} />
            <FollowButton record={record.data} category="Company" />
          </>
        }
      >
        {name ?? t('profiles.loading')}
      </PageHeading>
      <CompanyViews
        company={ref}
        requested={requested}
        problems={problemsOf(addressLeft(location.state) || search, requested, reads)}
        decided={standing !== undefined}
        reads={reads}
        record={record.data}
        permissions={permissions}
      />
    </article>
  );
}

function Tickers({ record }: { record: ProfiledTag | undefined }) {
  const { t } = useMessages<ProfilesMessage>();
  const tickers = [
    [t('research.filter.tkTicker'), record?.tk_ticker?.value ?? ''],
    [t('research.filter.bloombergTicker'), record?.bloomberg_company_ticker?.value ?? ''],
  ];
  return tickers.map(([label, ticker]) =>
    ticker === '' ? null : (
      <span key={label} className={styles.ticker}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {ticker}
      </span>
    ),
  );
}

function SectorLink({ sector }: { sector: ProfiledTag['sector'] | undefined }) {
  const { language } = useMessages();
  if (sector == null) return null;
  const named = { ...sector, category: 'Sector' };
  const label = tagLabel(named, 'Sector', language);
  const to = profileLink(named);
  return to === undefined ? label : <PageLink to={to}>{label}</PageLink>;
}
