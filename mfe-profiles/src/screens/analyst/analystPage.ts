import { pages } from '@portal/contract';
import { noFilters, writeFilters } from '@portal/research';
import { matchPath } from '@portal/router';
import type { ProfileClass } from '@portal/wire-profiles';

/** The asset class of an analyst's address; undefined for the address of all. [P-04] */
export function classOfAddress(pathname: string): ProfileClass | undefined {
  if (matchPath(pages.analystProfileEquity.path, pathname) !== null) return 'Equity';
  if (matchPath(pages.analystProfileFixedIncome.path, pathname) !== null) return 'Fixed Income';
  return undefined;
}

/** All that an analyst wrote, in one asset class if the page is of one. */
export function allResearchOf(name: string, assetClass: ProfileClass | undefined): string {
  const tagFilters = {
    Analyst: [name],
    ...(assetClass === undefined ? {} : { 'Asset Classification': [assetClass] }),
  };
  return pages.allResearch.path + writeFilters({ ...noFilters, tagFilters });
}
