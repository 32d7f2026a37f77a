import type { PortalTab } from '@portal/contract';
import type { ProfileAssetClass } from '@portal/research';
import type { RatingCoverage } from '@portal/wire';
import type { CoverageClass } from '@portal/wire-team-coverage';
import type { TeamCoverageMessage } from '#messages/index.ts';

/** Filter categories, as in the address. */
export const coverageCategories = [
  'Sector',
  'Company',
  'Equity Rating',
  'Credit Rating',
  'ESG Rating',
  'Analyst',
] as const;
export type CoverageCategory = (typeof coverageCategories)[number];

/** What is rated, as the wire names it. */
export type RatedSubject = 'Equity' | 'Bonds' | 'ESG';

export interface CoverageTab {
  /** As in address and API call. */
  name: CoverageClass;
  title: TeamCoverageMessage;
  access: PortalTab;
  /** The tab's main rating. */
  subject: Exclude<RatedSubject, 'ESG'>;
  coverage: RatingCoverage;
  /** Kept by profile links. [T-06] */
  assetClass: ProfileAssetClass;
  categories: readonly CoverageCategory[];
}

const ofShares = ['Sector', 'Company', 'Equity Rating', 'ESG Rating', 'Analyst'] as const;

/** In display order. [C-01] */
export const coverageTabs: readonly [CoverageTab, ...CoverageTab[]] = [
  {
    name: 'Equity',
    title: 'teamCoverage.coverage.tab.equity',
    access: 'coverage_equity_tab',
    subject: 'Equity',
    coverage: 'own',
    assetClass: 'Equity',
    categories: ofShares,
  },
  {
    name: 'Fixed Income',
    title: 'teamCoverage.coverage.tab.fixedIncome',
    access: 'coverage_fixed_income_tab',
    subject: 'Bonds',
    coverage: 'own',
    assetClass: 'Fixed Income',
    categories: ['Sector', 'Company', 'Credit Rating', 'ESG Rating', 'Analyst'],
  },
  {
    name: 'International',
    title: 'teamCoverage.coverage.tab.international',
    access: 'coverage_international_tab',
    subject: 'Equity',
    coverage: 'partner',
    assetClass: 'Equity',
    categories: ofShares,
  },
];
