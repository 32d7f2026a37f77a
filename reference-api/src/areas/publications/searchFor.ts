import { sql, type SQL } from 'drizzle-orm';
import { typedWords, type TypedWord } from './typedWords.ts';

interface Search {
  condition: SQL;
  /** The greater the better. */
  relevance: SQL;
}

/** Whether it is written as for a search engine: with "phrases", `or` or `-not`. */
export const usesOperators = (typed: string) => /"|(?:^|\s)(?:or(?:\s|$)|-\S)/i.test(typed);

/**
 * What was typed as SQL: all its words, in the spelling of either language. Each may be the beginning of one. "Phrases", `or` and `-not`
 * are taken as search engines take them, and their words whole. Nothing typed is no search; nothing but marks finds nothing. [L-14] [L-19]
 */
export function searchFor(term: string | undefined): Search | undefined {
  const typed = term?.normalize('NFC').trim() ?? '';
  if (typed === '') return undefined;
  return usesOperators(typed) ? searchWithOperators(typed) : searchForWords(typedWords(typed));
}

/** As the index has it: see `search_text` of the database. */
const spaced = (text: string) =>
  text.replaceAll(/[-\u2010\u2011\u2013\u2014\u2212/&'\u2019]|\.(?!\d)/g, ' ').trim();

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

/** Each publication is searched in its own language. */
function searchWithOperators(written: string): Search {
  const typed = written
    .split('"')
    .map((part, place) => (place % 2 === 1 ? spaced(part) : asPhrases(part)))
    .join('"');
  const english = sql`websearch_to_tsquery('portal_en', ${typed})`;
  const german = sql`websearch_to_tsquery('portal_de', ${typed})`;
  return {
    condition: sql`((language = 'en' and search @@ ${english}) or (language = 'de' and search @@ ${german}))`,
    relevance: sql`ts_rank(search, case language when 'de' then ${german} else ${english} end)`,
  };
}

const quoted = (word: string) => `'${word}'`;

/** PostgreSQL's notation for words that all have to be there. */
const asQuery = (words: readonly TypedWord[], { beginnings }: { beginnings: boolean }): string =>
  words
    .map(({ spellings, begins }) => {
      const alternatives = [
        ...spellings.map(quoted),
        ...(beginnings ? begins.map((word) => `${quoted(word)}:*`) : []),
      ];
      return `(${alternatives.join(' | ')})`;
    })
    .join(' & ');

/** In one query for both languages: with a condition for each, the index could not be used for both. */
const anyLanguage = (query: string) =>
  sql`(to_tsquery('portal_en', ${query}) || to_tsquery('portal_de', ${query}) || to_tsquery('portal_plain', ${query}))`;

/** Whole words make a better hit than beginnings. */
function searchForWords(words: readonly TypedWord[]): Search {
  if (words.length === 0) return { condition: sql`false`, relevance: sql`0` };
  const query = anyLanguage(asQuery(words, { beginnings: true }));
  const whole = anyLanguage(asQuery(words, { beginnings: false }));
  return {
    condition: sql`search @@ ${query}`,
    relevance: sql`ts_rank(search, ${query}) + ts_rank(search, ${whole})`,
  };
}
