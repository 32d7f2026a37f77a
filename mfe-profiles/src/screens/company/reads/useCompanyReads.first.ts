import { firstAnswer, languageNames } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { asDocumented } from '#api/asDocumented.ts';
import { isAllAbout } from '#api/isAllAbout.ts';
import { companyReads } from '#firstReads.ts';
import type { TabResearch } from '../tabToShow.ts';
import { isCompany, isList, isPermissions } from './companyAnswers.ts';
import type { useCompanyReads as useReads } from './useCompanyReads.ts';

/** The same from the first view's answers. @throws unless each is there, as documented, and about the company */
export const useCompanyReads: typeof useReads = (ref) => {
  const { language } = useMessages();
  const reads = companyReads({ id: ref, language: languageNames[language] });
  const record = asDocumented('record', firstAnswer(reads.record), isCompany);
  const permitted = asDocumented('permissions', firstAnswer(reads.permissions), isPermissions);
  const papersIn = (name: keyof typeof reads.research): TabResearch => {
    const { records } = asDocumented(name, firstAnswer(reads.research[name]), isList);
    if (!isAllAbout(records, { ref, category: 'Company', value: record.value }))
      throw new Error('The API does not know the company by its id.');
    return records.length > 0 ? 'some' : 'none';
  };
  const permissions = Object.fromEntries(
    Object.entries(permitted).map(([tab, { can_access: may }]) => [tab, may]),
  );
  return {
    record: { data: record, error: null, isPending: false },
    permissions: { error: null, isFetching: false, refetch: () => undefined },
    tabs: {
      permissions,
      research: {
        Overview: papersIn('Overview'),
        Equity: papersIn('Equity'),
        'Fixed Income': papersIn('Fixed Income'),
        ESG: papersIn('ESG'),
      },
    },
    isHeadPending: false,
  };
};
