import { pages, type PortalTab } from '@portal/contract';
import { noFilters, writeFilters } from '@portal/research';
import type { TagFilters } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';
import type { RatedSubject } from '#components/ratings/RatingValue.tsx';
import type { ProfilesMessage } from '#messages/index.ts';

export type CompanyTabName = 'Overview' | 'Equity' | 'Fixed Income' | 'ESG';

/** A view of a company. */
export interface CompanyTab {
  /** As the address spells it. */
  name: CompanyTabName;
  title: ProfilesMessage;
  access: PortalTab;
  ratings: readonly RatedSubject[];
  /** Whose analysts are shown. */
  analysts: readonly ProfileClass[];
  /** Which research belongs to it. */
  filters: TagFilters;
  /** The single asset class, carried on by links. */
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

/** The tabs in their order. [P-01] [P-02] */
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

/** The tab that an address asks for: Overview unless it names exactly one of the tabs. [P-01] */
export function tabAskedFor(search: string): CompanyTab {
  const [name, ...more] = new URLSearchParams(search).getAll('tab');
  const [overview] = companyTabs;
  return (more.length > 0 ? undefined : companyTabs.find((tab) => tab.name === name)) ?? overview;
}

/** All research on a company that belongs to a tab. [P-02] */
export function allResearchOn(company: string, { filters }: CompanyTab): string {
  return (
    pages.allResearch.path + writeFilters({ ...noFilters, tagFilters: { Company: [company], ...filters } })
  );
}
