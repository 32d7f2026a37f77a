import { useInfiniteQuery, useQuery } from '@portal/api';
import { recordQuery } from '@portal/research';
import type { ProfiledTag } from '@portal/wire';
import type { Permissions } from '@portal/wire-profiles';
import { companyPermissionsQuery, companyResearchQuery, ratingHistoryQuery } from '#api/company.ts';
import { companyTabs, type CompanyTabName } from '../companyTabs.ts';
import type { TabReads, TabResearch } from '../tabToShow.ts';

interface CompanyReads {
  record: { data: ProfiledTag | undefined; error: Error | null; isPending: boolean };
  permissions: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  tabs: TabReads;
  /** Until all that the head shows has come, or failed. */
  isHeadPending: boolean;
}

function useTabResearch(company: string, name: CompanyTabName): TabResearch {
  const filters = companyTabs.find((tab) => tab.name === name)?.filters ?? {};
  const { data, isFetched } = useInfiniteQuery(companyResearchQuery(company, filters));
  // Retrying a failed read does not undo the decision.
  if (data === undefined) return isFetched ? 'failed' : 'loading';
  const some = data.pages.some(({ records, skipped = 0 }) => records.length + skipped > 0);
  return some ? 'some' : 'none';
}

/** Reads the research of all tabs at once, in parallel with the permissions. [P-01] */
function useTabReads(company: string, permissions: Permissions | undefined): TabReads {
  return {
    permissions,
    research: {
      Overview: useTabResearch(company, 'Overview'),
      Equity: useTabResearch(company, 'Equity'),
      'Fixed Income': useTabResearch(company, 'Fixed Income'),
      ESG: useTabResearch(company, 'ESG'),
    },
  };
}

/** All that a company's page asks at once; the history is shown by its parts. [P-01] */
export function useCompanyReads(company: string): CompanyReads {
  const record = useQuery(recordQuery(company));
  const permissions = useQuery(companyPermissionsQuery(company));
  const history = useQuery(ratingHistoryQuery(company));
  const tabs = useTabReads(company, permissions.data);
  const isSomePending = [record, permissions, history].some(({ isPending }) => isPending);
  const isHeadPending = isSomePending || Object.values(tabs.research).includes('loading');
  return { record, permissions, tabs, isHeadPending };
}
