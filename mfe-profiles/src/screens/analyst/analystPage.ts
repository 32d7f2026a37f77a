import { pages } from '@portal/contract';
import { noFilters, writeFilters } from '@portal/research';
import { matchPath } from '@portal/router';
import type { ProfileClass } from '@portal/wire-profiles';

/** The asset class in an analyst's address; undefined for all. [P-04] */
export function classOfAddress(pathname: string): ProfileClass | undefined {
  if (matchPath(pages.analystProfileEquity.path, pathname) !== null) return 'Equity';
  if (matchPath(pages.analystProfileFixedIncome.path, pathname) !== null) return 'Fixed Income';
  return undefined;
}

export function allResearchOf(name: string, assetClass: ProfileClass | undefined): string {
  const tagFilters = {
    Analyst: [name],
    ...(assetClass === undefined ? {} : { 'Asset Classification': [assetClass] }),
  };
  return pages.allResearch.path + writeFilters({ ...noFilters, tagFilters });
}
