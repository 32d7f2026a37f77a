import { useInfiniteQuery } from '@portal/api';
import type { Permissions } from '@portal/wire-profiles';
import { companyResearchQuery } from '#api/company.ts';
import { companyTabs, type CompanyTabName } from './companyTabs.ts';
import type { TabReads, TabResearch } from './standingTab.ts';

/** What is known of the research of one tab. */
function useTabResearch(company: string, name: CompanyTabName): TabResearch {
  const filters = companyTabs.find((tab) => tab.name === name)?.filters ?? {};
  const { data, isFetched } = useInfiniteQuery(companyResearchQuery(company, filters));
  // A failed read that is tried again does not undo what was decided.
  if (data === undefined) return isFetched ? 'failed' : 'loading';
  const some = data.pages.some(({ records, left_out: skipped = 0 }) => records.length + skipped > 0);
  return some ? 'some' : 'none';
}

/** Reads the research of all tabs at once, together with the permissions. [P-01] */
export function useTabReads(company: string, permissions: Permissions | undefined): TabReads {
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
