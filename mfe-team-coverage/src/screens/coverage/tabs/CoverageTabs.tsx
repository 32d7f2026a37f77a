import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { Tooltip } from '@portal/ui';
import type { TeamCoverageMessage } from '#messages/index.ts';
import type { CoverageTab } from './coverageTabs.ts';
import styles from './CoverageTabs.module.css';

/** Why a tab cannot be opened. */
export type TabState = 'open' | 'noAccess' | 'empty';

interface CoverageTabsProps {
  tabs: readonly { tab: CoverageTab; state: TabState }[];
  chosen: CoverageTab;
}

const reasons = {
  noAccess: 'research.tile.notIncluded',
  empty: 'teamCoverage.coverage.tab.empty',
} as const;

/** The ways to the parts of the coverage; one that is empty or not in the subscription leads nowhere and says why. [C-01] */
export function CoverageTabs({ tabs, chosen }: CoverageTabsProps) {
  const { t } = useMessages<TeamCoverageMessage>();
  return (
    <nav aria-label={t('teamCoverage.coverage.title')} className={styles.tabs}>
      <ul>
        {tabs.map(({ tab, state }) => (
          <li key={tab.name}>
            {state === 'open' ? (
              <Link
                to={`?${new URLSearchParams({ tab: tab.name }).toString()}`}
                aria-current={tab === chosen ? 'page' : undefined}
                preventScrollReset
              >
                {t(tab.title)}
              </Link>
            ) : (
              <Tooltip label={t(reasons[state])}>
                <span
                  role="link"
                  aria-disabled="true"
                  aria-current={tab === chosen ? 'page' : undefined}
                  tabIndex={0}
                >
                  {t(tab.title)}
                </span>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
