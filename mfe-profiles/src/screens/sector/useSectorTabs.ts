import { ApiError, useEntitlements, useInfiniteQuery, useQuery } from '@portal/api';
import { isEntitled } from '@portal/contract';
import type { Permissions, ProfileClass } from '@portal/wire-profiles';
import { sectorCompaniesQuery, sectorResearchQuery } from '#api/sector.ts';
import type { TabState } from '@portal/research';
import { sectorTabs, tabState } from './sectorTabs.ts';

const isRefused = (error: Error | null) => error instanceof ApiError && error.kind === 'forbidden';

/** Loads a tab's data from the start, unless the subscription excludes it. */
function useTabState(
  ref: string,
  { assetClass, permissions }: { assetClass: ProfileClass; permissions: Permissions | undefined },
): TabState {
  const { access } = sectorTabs[assetClass];
  const entitlements = useEntitlements();
  const entitled = entitlements !== undefined && isEntitled(entitlements, access);
  const permitted = permissions && permissions[access] !== false;
  const page = { ref, assetClass };
  const enabled = entitled && permitted !== false;
  const companies = useQuery({ ...sectorCompaniesQuery(page, 1), enabled });
  const research = useInfiniteQuery({ ...sectorResearchQuery(page), enabled });
  return tabState({
    entitled,
    permitted,
    refused: isRefused(companies.error),
    companies: companies.data?.pagination_metadata.max_records ?? companies.data?.records.length,
    publications: research.data?.pages[0]?.records.length,
  });
}

/** Returns which tabs can be opened; reads both in parallel. [P-05] */
export function useSectorTabs(
  ref: string,
  permissions: Permissions | undefined,
): Record<ProfileClass, TabState> {
  return {
    Equity: useTabState(ref, { assetClass: 'Equity', permissions }),
    'Fixed Income': useTabState(ref, { assetClass: 'Fixed Income', permissions }),
  };
}
