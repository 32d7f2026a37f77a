/** Whether it is written as for a search engine: with "phrases", `or` or `-not`. */
export const usesOperators = (typed: string) => /"|(?:^|\s)(?:or(?:\s|$)|-\S)/i.test(typed);

/**
 * Without an `or` that has nothing on one side, as while one is typing: the database would look for it as for a word. Within an open
 * phrase it is one. [L-14]
 */
export function withoutDangling(typed: string): string {
  const isPhraseOpen = typed.split('"').length % 2 === 0;
  const fromStart = typed.replace(/^(?:\s*or(?=\s|$))+/i, '');
  return (isPhraseOpen ? fromStart : fromStart.replace(/(?:(?:^|\s)or\s*)+$/i, '')).trim();
}

/** As the index has it: see `search_text` of the database. */
export const spaced = (text: string) =>
  text.replaceAll(/[-\u2010\u2011\u2013\u2014\u2212/&'\u2019]|\.(?!\d)/g, ' ').trim();

/** What is written with operators, as `websearch_to_tsquery` of the database takes it. */
interface WrittenQuery {
  query: string;
  /** The words and phrases that are looked for, without those that are excluded. */
  parts: string[];
}

/**
 * Words between phrases; one that the index has in parts, such as `blue-chip`, as the phrase that these are there. `-` stays before what it
 * excludes, and nowhere else: the database fails for many that exclude nothing.
 */
const asPhrases = (words: string) =>
  words.replaceAll(/\S+/g, (written, at: number) => {
    const isLast = at + written.length === words.length;
    const parts = spaced(written);
    if (!/[\p{L}\p{N}]/u.test(parts)) return isLast && written.endsWith('-') ? '-' : '';
    return (written.startsWith('-') ? '-' : '') + (parts.includes(' ') ? `"${parts}"` : parts);
  });

/** Reads what was typed with operators. */
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
