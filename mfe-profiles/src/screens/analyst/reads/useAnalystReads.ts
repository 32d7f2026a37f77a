import { useQuery } from '@portal/api';
import { recordQuery } from '@portal/research';
import type { ProfiledTag } from '@portal/wire';
import type { Analyst } from '@portal/wire-profiles';
import { analystQuery, type AnalystPage } from '#api/analyst.ts';

interface AnalystReads {
  record: { data: ProfiledTag | undefined; error: Error | null };
  person: {
    data: Analyst | undefined;
    error: Error | null;
    isError: boolean;
    refetch: () => unknown;
  };
  /** Until all that the head shows has come, or failed. */
  isHeadPending: boolean;
}

/** Who an analyst is; what they cover and wrote is read by its parts. [P-04] */
export function useAnalystReads(page: AnalystPage): AnalystReads {
  const record = useQuery(recordQuery(page.ref));
  const person = useQuery(analystQuery(page));
  return { record, person, isHeadPending: record.isPending || person.isPending };
}
