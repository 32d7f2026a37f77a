import type { Publication, PublicationList } from '@portal/wire';

/** The paper whose editions are folded into an entry; null if not folded. [L-16] */
export const foldedPaperOf = ({ other_editions: others, paper_id: paper }: Publication): string | null =>
  others === undefined ? null : (paper ?? null);

const refsOf = ({ doc_ref: docRef, other_editions: others = [] }: Publication): string[] => [
  docRef,
  ...others.map((edition) => edition.doc_ref),
];

/**
 * The publications of all pages without duplicates: entries that moved to a later page, editions reachable from an
 * earlier entry, in a folded list papers already shown, and what the page shows above the list, unless nothing else is
 * left. [T-02] [L-16] [P-02]
 */
export function shownPublications(
  pages: readonly PublicationList[],
  above: Publication | readonly Publication[] = [],
): Publication[] {
  const shown = [] as Publication[];
  const reached = new Set<string>();
  const papers = new Set<string>();
  const aboveRefs = [above].flat().flatMap(refsOf);
  for (const publication of pages.flatMap(({ records }) => records)) {
    const foldedPaper = foldedPaperOf(publication);
    if (reached.has(publication.doc_ref) || (foldedPaper !== null && papers.has(foldedPaper))) continue;
    if (refsOf(publication).some((ref) => aboveRefs.includes(ref))) continue;
    shown.push(publication);
    for (const ref of refsOf(publication)) reached.add(ref);
    if (foldedPaper !== null) papers.add(foldedPaper);
  }
  return shown.length === 0 && aboveRefs.length > 0 ? shownPublications(pages) : shown;
}
