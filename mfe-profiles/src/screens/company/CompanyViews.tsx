import { failureMessage } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { TabProblems, type TabProblem } from '@portal/research';
import { useNavigate } from '@portal/router';
import { ErrorPanel, Skeleton, Tabs } from '@portal/ui';
import type { ProfiledTag } from '@portal/wire';
import type { ProfilesMessage } from '#messages/index.ts';
import { CompanyContent } from './CompanyContent.tsx';
import { CompanyDescription } from './CompanyDescription.tsx';
import { companyTabs, type CompanyTab } from './companyTabs.ts';
import { tabStates, type TabReads, type TabState } from './tabToShow.ts';

interface CompanyViewsProps {
  company: string;
  requested: CompanyTab;
  problems: readonly TabProblem[];
  /** The tab is known to be available. */
  decided: boolean;
  reads: TabReads;
  record: ProfiledTag | undefined;
  permissions: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

const reasons: Record<Exclude<TabState, 'open'>, ProfilesMessage> = {
  loading: 'common.loading',
  noAccess: 'research.tile.notIncluded',
  noResearch: 'profiles.company.noResearch',
  alone: 'profiles.tab.alone',
};

/** The tabs and their content. If access could not be checked, none opens. [P-01] [P-05] */
export function CompanyViews(props: CompanyViewsProps) {
  const { company, requested, problems, decided, reads, record, permissions } = props;
  const { t } = useMessages<ProfilesMessage>();
  const navigate = useNavigate();
  if (reads.permissions === undefined && permissions.error !== null)
    return (
      <>
        <ErrorPanel
          title={t('profiles.permissionsFailed')}
          text={t(failureMessage(permissions.error))}
          onRetry={() => void permissions.refetch()}
          retrying={permissions.isFetching}
        />
        <CompanyDescription record={record} />
      </>
    );
  const titleOf = (name: string) => t((companyTabs.find((tab) => tab.name === name) ?? requested).title);
  return (
    <Tabs
      label={t('profiles.company.tabs')}
      tabs={tabStates(reads).map(({ tab, state }) => ({
        id: tab.name,
        label: t(tab.title),
        closed: state === 'open' ? undefined : t(reasons[state]),
      }))}
      selected={requested.name}
      onSelect={(name) =>
        void navigate(pages.companyProfile.href({ id: company }, { tab: name }), { preventScrollReset: true })
      }
    >
      {decided ? (
        <>
          <TabProblems problems={problems} titleOf={titleOf} shown={t(requested.title)} />
          <CompanyContent key={requested.name} company={company} record={record} tab={requested} />
        </>
      ) : (
        <Skeleton height="24rem" />
      )}
    </Tabs>
  );
}
