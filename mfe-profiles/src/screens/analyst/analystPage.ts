import { pages } from '@portal/contract';
import { noFilters, writeFilters } from '@portal/research';
import { matchPath } from '@portal/router';
import type { TagFilters } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';

/** The asset class in an analyst's address; undefined for all. [P-04] */
export function classOfAddress(pathname: string): ProfileClass | undefined {
  if (matchPath(pages.analystProfileEquity.path, pathname) !== null) return 'Equity';
  if (matchPath(pages.analystProfileFixedIncome.path, pathname) !== null) return 'Fixed Income';
  return undefined;
}

export function allResearchOf(name: string, assetClass: ProfileClass | undefined): string {
  const tagFilters: TagFilters = { Analyst: [name] };
  if (assetClass !== undefined) tagFilters['Asset Classification'] = [assetClass];
  return pages.allResearch.path + writeFilters({ ...noFilters, tagFilters });
}
