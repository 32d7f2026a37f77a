/** "Phrases", `or` or `-not`. */
export const usesOperators = (typed: string) => /"|(?:^|\s)(?:or(?:\s|$)|-\S)/i.test(typed);

/**
 * Removes an `or` without an operand, as while typing, since the database would search for it. Within an open phrase it
 * is a word. [L-14]
 */
export function withoutDangling(typed: string): string {
  const isPhraseOpen = typed.split('"').length % 2 === 0;
  const fromStart = typed.replace(/^(?:\s*or(?=\s|$))+/i, '');
  return (isPhraseOpen ? fromStart : fromStart.replace(/(?:(?:^|\s)or\s*)+$/i, '')).trim();
}

/** As in the index; see `search_text` of the database. */
export const spaced = (text: string) =>
  text.replaceAll(/[-\u2010\u2011\u2013\u2014\u2212/&'\u2019]|\.(?!\d)/g, ' ').trim();

/** For the database's `websearch_to_tsquery`. */
interface WrittenQuery {
  query: string;
  /** Words and phrases to find, without excluded ones. */
  parts: string[];
}

/**
 * A word that the index splits, such as `blue-chip`, becomes a phrase. Keeps `-` only before what it excludes: the
 * database fails on many that exclude nothing.
 */
const asPhrases = (words: string) =>
  words.replaceAll(/\S+/g, (written, at: number) => {
    const isLast = at + written.length === words.length;
    const parts = spaced(written);
    if (!/[\p{L}\p{N}]/u.test(parts)) return isLast && written.endsWith('-') ? '-' : '';
    return (written.startsWith('-') ? '-' : '') + (parts.includes(' ') ? `"${parts}"` : parts);
  });

export function writtenQuery(written: string): WrittenQuery {
  const query = written
    .split('"')
    .map((part, place) => (place % 2 === 1 ? spaced(part) : asPhrases(part)))
    .join('"');
  const parts = [...query.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)]
    .filter(([, minus]) => minus === '')
    .map(([, , phrase, word = '']) => phrase ?? word)
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && part.toLowerCase() !== 'or');
  return { query, parts };
}
