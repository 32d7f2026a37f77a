import { publicationReading, type Publication } from '@portal/wire';
import type { AskApi } from './askApi.ts';
import { paged, recordsOf } from './Rule.ts';

/** The newest publications of all research that can be read. */
export async function newestPublications(ask: AskApi, token: string): Promise<Publication[]> {
  const answer = await ask({
    ...{ method: 'GET', path: 'all_research_documents' },
    ...{ query: paged(1, 200), token },
  });
  return recordsOf(answer).flatMap((record) => publicationReading.safeParse(record).data ?? []);
}

/**
 * The oldest that the client may open, and that has a link of a kind; or that they may not. What was published just now
 * can be withdrawn before its link is followed.
 */
export const withLink = (
  publications: readonly Publication[],
  kind: 'preview_link' | 'download_link',
  isOpen = true,
): Publication | undefined => publications.findLast((one) => one.entitled === isOpen && one[kind] !== '');

/** A link as the API spells it: below its base. */
export const belowBase = (link: string, base: string): string =>
  link.startsWith(base) ? link.slice(base.length) : link.replace(/^\/+/, '');
