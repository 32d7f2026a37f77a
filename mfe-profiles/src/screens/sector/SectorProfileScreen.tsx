import { failureMessage, refusalHref, useQuery } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { FollowButton, recordQuery, TabProblems, tagLabel, type TabProblem } from '@portal/research';
import { Navigate, useLocation, useNavigate, usePageName, useParams } from '@portal/router';
import { BackButton, ErrorPanel, PageHeading, Skeleton, Tabs } from '@portal/ui';
import type { ProfiledTag } from '@portal/wire';
import { profileClasses, type ProfileClass } from '@portal/wire-profiles';
import { profileOutcome } from '#api/profileOutcome.ts';
import { sectorPermissionsQuery } from '#api/sector.ts';
import { LeaveForHome } from '#components/leave-for-home/LeaveForHome.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import { SectorContent } from './SectorContent.tsx';
import styles from './SectorProfile.module.css';
import { shownTab } from './sectorTabs.ts';
import { useSectorTabs } from './useSectorTabs.ts';

/** /sector_profile/{id}?Asset+Classification=  [P-03] [P-05] */
export function Component() {
  const { t, language } = useMessages<ProfilesMessage>();
  const { id: ref = '' } = useParams();
  const { search } = useLocation();
  const record = useQuery(recordQuery(ref));
  const permissions = useQuery(sectorPermissionsQuery(ref));
  const states = useSectorTabs(ref, permissions.data);
  const { tab, problems } = shownTab(search, states);
  const shown = tab?.name;
  const name = record.data === undefined ? undefined : tagLabel(record.data, 'Sector', language);
  usePageName(name);

  const outcome = profileOutcome({
    category: 'Sector',
    record: record.data,
    recordError: record.error,
    accessError: permissions.error,
  });
  if (outcome === 'unentitled' || shown === undefined)
    return <Navigate to={refusalHref('unentitled', record.error ?? permissions.error)} replace />;
  if (outcome === 'failed') return <Navigate to={pages.error.href({ code: '500' })} replace />;
  if (outcome === 'home') return <LeaveForHome reason="profiles.sector.none" />;

  return (
    <article key={ref} className={styles.screen}>
      <PageHeading
        kicker={<BackButton otherwise={pages.coverage.href({ tab: shown })} />}
        aside={<FollowButton record={record.data} category="Sector" />}
      >
        {name ?? t('profiles.loading')}
      </PageHeading>
      {permissions.data === undefined ? null : (
        <SectorTabs sector={ref} shown={shown} problems={problems} states={states} record={record.data} />
      )}
      {permissions.isPending ? <Skeleton height="24rem" /> : null}
      {permissions.data !== undefined || permissions.error === null ? null : (
        <ErrorPanel
          title={t('profiles.permissionsFailed')}
          text={t(failureMessage(permissions.error))}
          onRetry={() => void permissions.refetch()}
          retrying={permissions.isFetching}
        />
      )}
    </article>
  );
}

interface SectorTabsProps {
  sector: string;
  shown: ProfileClass;
  problems: readonly TabProblem[];
  states: ReturnType<typeof useSectorTabs>;
  record: ProfiledTag | undefined;
}

function SectorTabs({ sector, shown, problems, states, record }: SectorTabsProps) {
  const { t } = useMessages<ProfilesMessage>();
  const navigate = useNavigate();
  const reasons = {
    open: undefined,
    noAccess: t('research.tile.notIncluded'),
    empty: t('profiles.tab.empty'),
  };
  return (
    <Tabs
      label={t('profiles.sector.tabs')}
      tabs={profileClasses.map((each) => ({
        id: each,
        label: t(`profiles.tab.${each}`),
        closed: reasons[states[each]],
      }))}
      selected={shown}
      onSelect={(next) =>
        void navigate(pages.sectorProfile.href({ id: sector }, { 'Asset Classification': next }), {
          preventScrollReset: true,
        })
      }
    >
      <TabProblems
        problems={problems}
        titleOf={(name) => t(`profiles.tab.${profileClasses.find((each) => each === name) ?? shown}`)}
        shown={t(`profiles.tab.${shown}`)}
      />
      <SectorContent key={shown} page={{ ref: sector, assetClass: shown }} record={record} />
    </Tabs>
  );
}
