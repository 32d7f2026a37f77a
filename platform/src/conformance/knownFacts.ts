import { entitlementsAll, z, type Publication } from '@portal/wire';
import type { AskApi } from './askApi.ts';
import { inventedRef, type KnownFacts } from './AskedCall.ts';
import { belowBase, newestPublications, withLink } from './publications.ts';

const mapSchema = z.record(z.string(), z.unknown());

/** The first company with a reference that research is about. */
function knownCompany(publications: readonly Publication[]): KnownFacts['company'] {
  const companies = publications.flatMap(({ primary_tags: tags }) => tags['Company'] ?? []);
  const { external_id: ref, value } = companies.find((one) => one.external_id != null) ?? {};
  return { ref: ref ?? inventedRef, name: value ?? inventedRef };
}

/** What the first answers tell, for the calls that need it. */
export async function readFacts(ask: AskApi, token: string, base: string): Promise<KnownFacts> {
  const map = await ask({ method: entitlementsAll.method, path: entitlementsAll.path, token });
  const publications = await newestPublications(ask, token);
  const download = withLink(publications, 'download_link')?.download_link;
  return {
    today: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date()),
    tab: Object.keys(mapSchema.safeParse(map.body).data ?? {})[0] ?? 'todays_highlights_tab',
    docRef: withLink(publications, 'preview_link')?.doc_ref ?? inventedRef,
    download: download === undefined ? undefined : belowBase(download, base),
    company: knownCompany(publications),
  };
}
