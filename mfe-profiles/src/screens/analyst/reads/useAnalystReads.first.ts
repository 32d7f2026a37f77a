import { firstAnswer } from '@portal/contract';
import { asDocumented } from '#api/asDocumented.ts';
import { analystReads } from '#firstReads.ts';
import { isAnalyst, isAnalystRecord } from './analystAnswers.ts';
import type { useAnalystReads as useReads } from './useAnalystReads.ts';

/** The same from the first view's answers. @throws unless both are there, as documented, and about the analyst */
export const useAnalystReads: typeof useReads = ({ ref, assetClass }) => {
  const reads = analystReads(ref, assetClass);
  const record = asDocumented('record', firstAnswer(reads.record), isAnalystRecord);
  const person = asDocumented('person', firstAnswer(reads.person), isAnalyst);
  if (person.external_id !== ref) throw new Error('The API does not know the analyst by its id.');
  return {
    record: { data: record, error: null },
    person: { data: person, error: null, isError: false, refetch: () => undefined },
    isHeadPending: false,
  };
};
