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

/** The analyst's name, if the API turned out not to know ids: kept until the logout, like what was read. */
const nameInstead = (ref: string) => queryClient.getQueryData<string>(nameKey(ref));

/** From now on calls name the analyst, also those that were answered before. */
function switchToName(ref: string, name: string): void {
  queryClient.setQueryData(nameKey(ref), name);
  void queryClient.invalidateQueries({ queryKey: ['profiles', 'analystCovers', ref] });
}

/**
 * Names an analyst in a call: by id, which is known before the record, or in the filters, as documented, if the API
 * does not know such ids.
 */
export function aboutAnalyst({ ref, assetClass }: AnalystPage, filters?: TagFilters) {
  const name = nameInstead(ref);
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
export async function byIdOrName(
  ref: string,
  read: () => Promise<PublicationList>,
): Promise<PublicationList> {
  if (nameInstead(ref) !== undefined) return read();
  const record = queryClient.query({ ...recordQuery(ref), staleTime: 'static' });
  const [byId, { value: name }] = await Promise.all([unlessRefused(read()), record]);
  if (byId !== undefined && isAllAbout(byId.records, { ref, category: 'Analyst', value: name })) return byId;
  switchToName(ref, name);
  return read();
}

async function unlessRefused<Answer>(reading: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}
