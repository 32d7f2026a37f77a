export interface SearchedText {
  /** A summary, possibly empty, in the first line; then the pages' sentences, a line each. */
  body: string;
  /** The line, from 1, with which each page begins; an empty page begins where the next one does. */
  pageStarts: number[];
}

/** What a publication's search reads. */
export function bodyOf(summary: string, pages: readonly string[]): SearchedText {
  const lines = [summary.replaceAll(/\s*\n\s*/g, ' ')];
  const pageStarts: number[] = [];
  for (const page of pages) {
    pageStarts.push(lines.length + 1);
    if (page !== '') lines.push(...page.split('\n'));
  }
  return { body: lines.join('\n'), pageStarts };
}
