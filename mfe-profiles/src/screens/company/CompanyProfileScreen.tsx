import { refusalHref } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { FollowButton, PageLink, profileLink, tagLabel } from '@portal/research';
import { Navigate, useLocation, usePageName, useParams } from '@portal/router';
import { BackButton, PageHeading, Skeleton, useContentToCome, VisuallyHidden } from '@portal/ui';
import type { ProfiledTag } from '@portal/wire';
import { profileOutcome } from '#api/profileOutcome.ts';
import { LeaveForHome } from '#components/leave-for-home/LeaveForHome.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './CompanyProfile.module.css';
import { ModelButton } from './ModelButton.tsx';
import { CompanyViews } from './CompanyViews.tsx';
import { addressLeft, requestedTab } from './companyTabs.ts';
import { useCompanyReads } from './reads/useCompanyReads.ts';
import { problemsOf, tabToShow } from './tabToShow.ts';

/** /company_profile/{id}?tab=  [P-01] [P-02] [P-05] [P-06] */
export function Component() {
  const { t, language } = useMessages<ProfilesMessage>();
  const { id: ref = '' } = useParams();
  const location = useLocation();
  const { search } = location;
  const { requested } = requestedTab(search);
  const { record, permissions, tabs, isHeadPending } = useCompanyReads(ref);
  useContentToCome(isHeadPending);
  const name = record.data === undefined ? undefined : tagLabel(record.data, 'Company', language);
  usePageName(name);

  const outcome = profileOutcome({
    category: 'Company',
    record: record.data,
    recordError: record.error,
    accessError: permissions.error,
  });
  const standing = tabToShow(requested, tabs);
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
        problems={problemsOf(addressLeft(location.state) || search, requested, tabs)}
        decided={standing !== undefined}
        reads={tabs}
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
