import type { PortalTab } from '@portal/contract';
import type { TeamSource } from '#api/team.ts';
import type { TeamCoverageMessage } from '#messages/index.ts';

export interface TeamTab extends TeamSource {
  name: string;
  title: TeamCoverageMessage;
  access: PortalTab;
  category: 'Sector' | 'Function' | 'Currency';
  /** Shown if no one matches the filter. */
  empty: TeamCoverageMessage;
  /** Whether members link to their profiles. */
  profiles: boolean;
}

const bySector = {
  category: 'Sector',
  empty: 'teamCoverage.team.empty.sector',
} as const;
const byFunction = { category: 'Function' } as const;

/** In display order; the first is the default. [C-04] [C-06] */
export const teamTabs: readonly [TeamTab, ...TeamTab[]] = [
  {
    name: 'Equity Research',
    title: 'teamCoverage.team.tab.equityResearch',
    team: 'Equity Research',
    access: 'team_equity_research_tab',
    profiles: true,
    ...bySector,
  },
  {
    name: 'Credit Research',
    title: 'teamCoverage.team.tab.creditResearch',
    team: 'Bonds Research',
    access: 'team_credit_research_tab',
    profiles: true,
    ...bySector,
  },
  {
    name: 'Market Research',
    title: 'teamCoverage.team.tab.marketResearch',
    team: 'Economic Research',
    access: 'team_market_research_tab',
    empty: 'teamCoverage.team.empty.other',
    profiles: false,
    ...byFunction,
  },
  {
    name: 'Equity Sales ZRH',
    title: 'teamCoverage.team.tab.equitySalesZrh',
    team: 'Equity Sales',
    access: 'team_equity_sales_zrh_tab',
    empty: 'teamCoverage.team.empty.sector',
    profiles: false,
    ...byFunction,
  },
  {
    name: 'Equity Sales UK',
    title: 'teamCoverage.team.tab.equitySalesUk',
    team: 'UK Sales',
    access: 'team_equity_sales_uk_tab',
    empty: 'teamCoverage.team.empty.sector',
    profiles: false,
    ...byFunction,
  },
  {
    name: 'Fixed Income Sales',
    title: 'teamCoverage.team.tab.fixedIncomeSales',
    team: 'Bonds Sales',
    access: 'team_fixed_income_sales_tab',
    category: 'Currency',
    empty: 'teamCoverage.team.empty.other',
    profiles: false,
  },
];
