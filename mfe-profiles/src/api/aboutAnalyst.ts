import { queryClient } from '@portal/api';
import { recordQuery } from '@portal/research';
import type { PublicationList, TagFilters } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';
import { isAllAbout } from './isAllAbout.ts';
import { isRefused } from './isRefused.ts';

/** An analyst's page: in one asset class, or in all. */
export interface AnalystPage {
  ref: string;
  assetClass: ProfileClass | undefined;
}

const nameKey = (ref: string) => ['profiles', 'analystByName', ref];

/** The analyst's name, set once the API turned out not to know ids. */
const nameToAskBy = (ref: string) => queryClient.getQueryData<string>(nameKey(ref));

/**
 * Names an analyst in a call: by id, which is known before the record, or in the filters, as documented, if the API
 * does not know such ids.
 */
export function aboutAnalyst({ ref, assetClass }: AnalystPage, filters?: TagFilters) {
  const name = nameToAskBy(ref);
  if (name === undefined)
    return {
      ref,
      asset_classification: assetClass,
      tag_filters: filters,
    };
  const inClass = assetClass === undefined ? {} : { 'Asset Classification': [assetClass] };
  return { tag_filters: { ...filters, ...inClass, Analyst: [name.normalize('NFC')] } };
}

/**
 * Reads an analyst's research by id. If the API refuses the id or ignores it and returns research of others, this and
 * the coverage calls use the name instead. [K-02]
 */
export async function byIdOrName(ref: string, ask: () => Promise<PublicationList>): Promise<PublicationList> {
  if (nameToAskBy(ref) !== undefined) return ask();
  const byId = ask().catch((error: unknown) => {
    if (isRefused(error)) return undefined;
    throw error;
  });
  const record = queryClient.query({ ...recordQuery(ref), staleTime: 'static' });
  const [answer, { value }] = await Promise.all([byId, record]);
  if (answer !== undefined && isAllAbout(answer.records, { ref, category: 'Analyst', value })) return answer;
  queryClient.setQueryData(nameKey(ref), value);
  void queryClient.invalidateQueries({ queryKey: ['profiles', 'analystCovers', ref] });
  return ask();
}
