import { publicationReading, type Publication } from '@portal/wire';
import type { AskApi } from './askApi.ts';
import { paged, recordsOf } from './Rule.ts';

/** Newest first; unreadable ones are left out. */
export async function newestPublications(ask: AskApi, token: string): Promise<Publication[]> {
  const answer = await ask({
    method: 'GET',
    path: 'all_research_documents',
    query: paged(1, 200),
    token,
  });
  return recordsOf(answer).flatMap((record) => publicationReading.safeParse(record).data ?? []);
}

/**
 * Finds the oldest with such a link that the client may, or may not, open. A new one could be withdrawn before its link
 * is followed.
 */
export const withLink = (
  publications: readonly Publication[],
  kind: 'preview_link' | 'download_link',
  isOpen = true,
): Publication | undefined => publications.findLast((one) => one.entitled === isOpen && one[kind] !== '');

/** Makes a link relative to the API's base. */
export const belowBase = (link: string, base: string): string =>
  link.startsWith(base) ? link.slice(base.length) : link.replace(/^\/+/, '');
