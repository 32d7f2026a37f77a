import { pages, type PortalTab } from '@portal/contract';
import { noFilters, readTab, writeFilters, type TabProblem } from '@portal/research';
import type { TagFilters } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';
import type { RatedSubject } from '#components/ratings/RatingValue.tsx';
import type { ProfilesMessage } from '#messages/index.ts';

export type CompanyTabName = 'Overview' | 'Equity' | 'Fixed Income' | 'ESG';

export interface CompanyTab {
  name: CompanyTabName;
  title: ProfilesMessage;
  access: PortalTab;
  ratings: readonly RatedSubject[];
  /** Analysts of these asset classes are shown. */
  analysts: readonly ProfileClass[];
  filters: TagFilters;
  /** Kept by profile links. */
  assetClass: ProfileClass | undefined;
}

const ofClass = (assetClass: ProfileClass) => ({
  analysts: [assetClass],
  filters: { 'Asset Classification': [assetClass] },
  assetClass,
});

const ofAll = {
  ratings: ['Equity', 'Bonds', 'ESG'],
  analysts: ['Equity', 'Fixed Income'],
  assetClass: undefined,
} as const;

/** In display order. [P-01] [P-02] */
export const companyTabs: readonly [CompanyTab, ...CompanyTab[]] = [
  {
    name: 'Overview',
    title: 'profiles.tab.Overview',
    access: 'company_profile_overview_tab',
    ...ofAll,
    filters: {},
  },
  {
    name: 'Equity',
    title: 'profiles.tab.Equity',
    access: 'company_profile_equity_tab',
    ratings: ['Equity', 'ESG'],
    ...ofClass('Equity'),
  },
  {
    name: 'Fixed Income',
    title: 'profiles.tab.Fixed Income',
    access: 'company_profile_fixed_income_tab',
    ratings: ['Bonds', 'ESG'],
    ...ofClass('Fixed Income'),
  },
  {
    name: 'ESG',
    title: 'profiles.tab.ESG',
    access: 'company_profile_esg_tab',
    ...ofAll,
    filters: { 'Publication Type': ['ESG Insights', 'ESG Ratings'] },
  },
];

/** Returns the tab in the address, Overview if it names none. Whether that can be opened is not known yet. [P-01] */
export function requestedTab(search: string): {
  requested: CompanyTab;
  isNamed: boolean;
  problems: TabProblem[];
} {
  const { tab, problems } = readTab(companyTabs, new URLSearchParams(search).getAll('tab'), () => 'open');
  const names = new URLSearchParams(search).getAll('tab').filter((name) => name.trim() !== '');
  return { requested: tab ?? companyTabs[0], isNamed: names.length > problems.length, problems };
}

/** The address that named another tab than the one that stands, kept in the history's state; '' if there was none. */
export function addressLeft(state: unknown): string {
  const hasSearch = typeof state === 'object' && state !== null && 'searchLeft' in state;
  return hasSearch && typeof state.searchLeft === 'string' ? state.searchLeft : '';
}

/** Links to all research on a company in a tab. [P-02] */
export function allResearchOn(company: string, { filters }: CompanyTab): string {
  return (
    pages.allResearch.path + writeFilters({ ...noFilters, tagFilters: { Company: [company], ...filters } })
  );
}
