import type { Publication, PublicationList } from '@portal/wire';

/** The paper whose editions are folded into an entry; null if not folded. [L-16] */
export const foldedPaperOf = ({ other_editions: others, paper_id: paper }: Publication): string | null =>
  others === undefined ? null : (paper ?? null);

/**
 * The publications of all pages without duplicates: entries that moved to a later page, editions reachable from an
 * earlier entry, and in a folded list papers already shown. [T-02] [L-16]
 */
export function shownPublications(pages: readonly PublicationList[]): Publication[] {
  const shown = [] as Publication[];
  const reached = new Set<string>();
  const papers = new Set<string>();
  for (const publication of pages.flatMap(({ records }) => records)) {
    const { doc_ref: docRef, other_editions: others } = publication;
    const foldedPaper = foldedPaperOf(publication);
    if (reached.has(docRef) || (foldedPaper !== null && papers.has(foldedPaper))) continue;
    shown.push(publication);
    for (const ref of [docRef, ...(others ?? []).map((edition) => edition.doc_ref)]) reached.add(ref);
    if (foldedPaper !== null) papers.add(foldedPaper);
  }
  return shown;
}
