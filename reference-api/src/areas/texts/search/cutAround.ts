/** In characters; longer sentences are cut. */
export const longestSentence = 320;

/** Set by the database; no text contains them. */
export const startOfHit = '\u0001';
export const endOfHit = '\u0002';

const before = 100;

/** Removes the marks; cuts a long sentence to whole words around the first hit. */
export function cutAround(marked: string): string {
  const hit = Math.max(marked.indexOf(startOfHit), 0);
  const text = marked.replaceAll(startOfHit, '').replaceAll(endOfHit, '');
  if (text.length <= longestSentence) return text;
  const start = hit <= before ? 0 : text.indexOf(' ', hit - before) + 1;
  const from = start > hit ? hit : start;
  const rest = text.slice(from);
  const end = rest.length <= longestSentence ? rest.length : rest.lastIndexOf(' ', longestSentence);
  const part = rest.slice(0, end <= 0 ? longestSentence : end);
  return `${from > 0 ? '… ' : ''}${part}${part.length < rest.length ? ' …' : ''}`;
}
