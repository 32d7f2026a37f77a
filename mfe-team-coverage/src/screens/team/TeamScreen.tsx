import { useEntitlements } from '@portal/api';
import { isEntitled } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useLocation, useNavigate, usePageName } from '@portal/router';
import { TabProblems } from '@portal/research';
import { breakpoints, PageHeading, Tabs, useIsNarrow } from '@portal/ui';
import { startTransition, useOptimistic } from 'react';
import type { TeamCoverageMessage } from '#messages/index.ts';
import { readTeamAddress, writeTeamAddress } from './teamAddress.ts';
import { TeamPeople } from './TeamPeople.tsx';
import styles from './TeamScreen.module.css';
import { teamTabs } from './teamTabs.ts';

/** In pixels; below this width the tabs become a dropdown. [C-04] */
const tabsNeed = 1115;

/** /zkb-team?tab=  [C-04] [C-05] [C-06] */
export function Component() {
  const { t } = useMessages<TeamCoverageMessage>();
  const isPhone = useIsNarrow(breakpoints.phone);
  const entitlements = useEntitlements();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Applies a pending address at once, so that quick choices add up.
  const [address, hold] = useOptimistic(search);
  const { tab, filters, problems, tabProblems } = readTeamAddress(
    address,
    ({ access }) => entitlements !== undefined && isEntitled(entitlements, access),
  );
  usePageName(t(tab.title));

  function goTo(next: string) {
    startTransition(async () => {
      hold(next);
      await navigate(pathname + next, { preventScrollReset: true });
    });
  }

  const titleOf = (name: string) => t((teamTabs.find((each) => each.name === name) ?? tab).title);
  const closed = (access: string) =>
    entitlements === undefined || isEntitled(entitlements, access)
      ? undefined
      : t('research.tile.notIncluded');
  return (
    <div className={styles.screen}>
      <PageHeading lead={isPhone ? undefined : t('teamCoverage.team.lead')}>
        {t('teamCoverage.team.title')}
      </PageHeading>
      <Tabs
        label={t('teamCoverage.team.tabs')}
        tabs={teamTabs.map(({ name, title, access }) => ({
          id: name,
          label: t(title),
          closed: closed(access),
        }))}
        selected={tab.name}
        dropdownBelow={tabsNeed}
        onSelect={(name) => {
          const next = teamTabs.find((each) => each.name === name);
          // Other tabs start without a filter. [C-04]
          if (next !== undefined) goTo(writeTeamAddress(next));
        }}
      >
        {entitlements === undefined ? (
          <p role="status">{t('common.loading')}</p>
        ) : (
          <>
            <TabProblems problems={tabProblems} titleOf={titleOf} shown={t(tab.title)} />
            <TeamPeople
              key={tab.name}
              tab={tab}
              filters={filters}
              problems={problems}
              onFilter={(next) => goTo(writeTeamAddress(tab, next))}
            />
          </>
        )}
      </Tabs>
    </div>
  );
}
