import { publicationReading, type Publication } from '@portal/wire';
import type { AskApi } from './askApi.ts';
import { paged, recordsOf } from './Rule.ts';

/** The newest readable publications of all research. */
export async function newestPublications(ask: AskApi, token: string): Promise<Publication[]> {
  const answer = await ask({
    ...{ method: 'GET', path: 'all_research_documents' },
    ...{ query: paged(1, 200), token },
  });
  return recordsOf(answer).flatMap((record) => publicationReading.safeParse(record).data ?? []);
}

/**
 * Returns the oldest publication with such a link that the client may open, or may not. One published just now could be
 * withdrawn before its link is followed.
 */
export const withLink = (
  publications: readonly Publication[],
  kind: 'preview_link' | 'download_link',
  isOpen = true,
): Publication | undefined => publications.findLast((one) => one.entitled === isOpen && one[kind] !== '');

/** Returns a link relative to the API's base, as the API spells it. */
export const belowBase = (link: string, base: string): string =>
  link.startsWith(base) ? link.slice(base.length) : link.replace(/^\/+/, '');
