import { entitlementsQuery, queryClient, useEntitlements, useQuery } from '@portal/api';
import { isEntitled, type Entitlements } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useLocation, useNavigate, type LoaderArgs } from '@portal/router';
import { NotIncluded, readTab, TabProblems, type TabState } from '@portal/research';
import { PageHeading, Tabs } from '@portal/ui';
import type { CoverageClass, CoverageList } from '@portal/wire-team-coverage';
import { coverageQuery } from '#api/coverage.ts';
import type { TeamCoverageMessage } from '#messages/index.ts';
import styles from './Coverage.module.css';
import { CoverageTab as TabContent } from './CoverageTab.tsx';
import { coverageTabs, type CoverageTab } from './tabs/coverageTabs.ts';

const closedBy = {
  noAccess: 'research.tile.notIncluded',
  empty: 'teamCoverage.coverage.tab.empty',
} as const;

const namesAt = (search: string) => new URLSearchParams(search).getAll('tab');

/** Entitlements that are not loaded grant nothing. */
const mayOpen = (entitlements: Entitlements | undefined, { access }: CoverageTab) =>
  entitlements !== undefined && isEntitled(entitlements, access);

const tabAt = (names: readonly string[], isOpen: (tab: CoverageTab) => boolean) =>
  readTab(coverageTabs, names, (tab) => (isOpen(tab) ? 'open' : 'noAccess'));

/** Starts the read without waiting: the page shows placeholders. */
export function loader({ request }: LoaderArgs) {
  const entitlements = queryClient.getQueryData(entitlementsQuery.queryKey);
  const isOpen = (tab: CoverageTab) => mayOpen(entitlements, tab);
  const { tab } = tabAt(namesAt(new URL(request.url).search), isOpen);
  // The tab reads the same query and reports errors.
  if (tab !== undefined) queryClient.query(coverageQuery(tab.name)).catch(() => undefined);
  return null;
}

const isEmpty = (list: CoverageList | undefined) =>
  list?.records.every(({ companies }) => companies.length === 0) === true;

/** The states of all tabs; other tabs load once the chosen one has. */
function useTabStates(names: readonly string[]) {
  const entitlements = useEntitlements();
  const isOpen = (tab: CoverageTab) => mayOpen(entitlements, tab);
  const first = tabAt(names, isOpen).tab;
  const loaded = useQuery({ ...coverageQuery(first?.name ?? 'Equity'), enabled: false }).isFetched;
  const empty: Record<CoverageClass, boolean> = {
    Equity: useIsEmpty('Equity'),
    'Fixed Income': useIsEmpty('Fixed Income'),
    International: useIsEmpty('International'),
  };
  function useIsEmpty(name: CoverageClass): boolean {
    const tab = coverageTabs.find((each) => each.name === name);
    const enabled = tab !== undefined && isOpen(tab) && (tab === first || loaded);
    return isEmpty(useQuery({ ...coverageQuery(name), enabled }).data);
  }
  const stateOf = (tab: CoverageTab): TabState => {
    if (!isOpen(tab)) return 'noAccess';
    return empty[tab.name] ? 'empty' : 'open';
  };
  return { known: entitlements !== undefined, stateOf, ...readTab(coverageTabs, names, stateOf) };
}

/** /coverage: what the bank and its partner cover. [C-01] */
export function Component() {
  const { t } = useMessages<TeamCoverageMessage>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { known, stateOf, tab: chosen, problems } = useTabStates(namesAt(search));
  const heading = <PageHeading>{t('teamCoverage.coverage.title')}</PageHeading>;
  // The shell's gates report entitlements that could not be read.
  if (!known) return heading;
  const titleOf = (name: string) =>
    t((coverageTabs.find((tab) => tab.name === name) ?? coverageTabs[0]).title);
  const closed = (state: TabState) => (state === 'open' ? undefined : t(closedBy[state]));
  return (
    <div className={styles.screen}>
      {heading}
      <Tabs
        label={t('teamCoverage.coverage.title')}
        tabs={coverageTabs.map((tab) => ({
          id: tab.name,
          label: t(tab.title),
          closed: closed(stateOf(tab)),
        }))}
        selected={(chosen ?? coverageTabs[0]).name}
        onSelect={(name) =>
          void navigate(`?${new URLSearchParams({ tab: name }).toString()}`, { preventScrollReset: true })
        }
      >
        <div className={styles.panel}>
          {chosen === undefined ? (
            <NotIncluded />
          ) : (
            <>
              <TabProblems problems={problems} titleOf={titleOf} shown={t(chosen.title)} />
              <TabContent key={chosen.name} tab={chosen} />
            </>
          )}
        </div>
      </Tabs>
    </div>
  );
}
