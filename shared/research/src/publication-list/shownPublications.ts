import type { Publication, PublicationList } from '@portal/wire';

/**
 * The publications of all pages read, each once: what moved to a later page meanwhile is not shown twice. Nor is an edition that an
 * earlier one already leads to, or in a list that folds editions one of a paper already shown. [T-02] [L-16]
 */
export function shownPublications(pages: readonly PublicationList[]): Publication[] {
  const [shown, reached, papers] = [[] as Publication[], new Set<string>(), new Set<string>()];
  for (const publication of pages.flatMap(({ records }) => records)) {
    const { doc_ref: docRef, paper_id: paper, other_editions: others } = publication;
    const foldedPaper = others === undefined ? null : (paper ?? null);
    if (reached.has(docRef) || (foldedPaper !== null && papers.has(foldedPaper))) continue;
    shown.push(publication);
    for (const ref of [docRef, ...(others ?? []).map((edition) => edition.doc_ref)]) reached.add(ref);
    if (foldedPaper !== null) papers.add(foldedPaper);
  }
  return shown;
}
