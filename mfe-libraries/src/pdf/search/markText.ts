import type { PageMatch } from './findInPage.ts';

interface MarkedMatch {
  match: PageMatch;
  isCurrent: boolean;
}

/** The laid out text of a page: an element for each piece. */
export interface LaidOutText {
  elements: readonly HTMLElement[];
  pieces: readonly string[];
}

interface Part {
  from: number;
  to: number;
  isCurrent: boolean;
}

function partsByPiece(matches: readonly MarkedMatch[]): Map<number, Part[]> {
  const parts = new Map<number, Part[]>();
  for (const { match, isCurrent } of matches)
    for (const { piece, from, to } of match) {
      const own = parts.get(piece) ?? [];
      own.push({ from, to, isCurrent });
      parts.set(piece, own);
    }
  return parts;
}

function contentOf(text: string, parts: readonly Part[]): (string | HTMLElement)[] {
  const content: (string | HTMLElement)[] = [];
  let done = 0;
  for (const { from, to, isCurrent } of parts) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    if (isCurrent) mark.setAttribute('aria-current', 'true');
    content.push(text.slice(done, from), mark);
    done = to;
  }
  return [...content, text.slice(done)];
}

/** Marks what was found in a page's text, and nothing else. Returns the current match's element. [V-03] */
export function markText(
  { elements, pieces }: LaidOutText,
  matches: readonly MarkedMatch[],
): HTMLElement | undefined {
  const parts = partsByPiece(matches);
  for (const [piece, element] of elements.entries()) {
    const own = parts.get(piece);
    if (own === undefined && element.querySelector('mark') === null) continue;
    element.replaceChildren(...contentOf(pieces[piece] ?? '', own ?? []));
  }
  for (const element of elements) {
    const current = element.querySelector<HTMLElement>('mark[aria-current]');
    if (current !== null) return current;
  }
  return undefined;
}
