import type { Publication, PublicationList } from '@portal/wire';

/** The publications of all pages read, each once: what moved to a later page meanwhile is not shown twice. */
export function shownPublications(pages: readonly PublicationList[]): Publication[] {
  const byRef = new Map<string, Publication>();
  for (const { records } of pages) {
    for (const publication of records) {
      if (!byRef.has(publication.doc_ref)) byRef.set(publication.doc_ref, publication);
    }
  }
  return [...byRef.values()];
}
