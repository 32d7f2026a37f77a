import { sql, type SQL } from 'drizzle-orm';
import { spaced, usesOperators, withoutDangling, writtenQuery } from './operators.ts';
import { likelyToHave } from './likelyToHave.ts';
import { typedWords, type TypedWord } from './typedWords.ts';

/** A search as SQL. Conditions name the column `search` without its table. */
export interface Search {
  /** For publications: titles and names. */
  titles: SQL;
  /** How well a title fits: the greater the better. */
  relevance: SQL;
  texts: TextSearch;
}

/** A search of document texts. Reading a vector back costs more than finding it, and the planner does not know. */
interface TextSearch {
  /** What the index answers by itself. */
  candidates: SQL;
  /** Which of the candidates fit, where the index cannot tell: it knows words, and not their order. */
  exact?: SQL;
  /** What was looked for, one by one: for choosing a sentence. */
  parts: SQL[];
  /** A regular expression that meets every sentence that has one of them, and few others. */
  likely: string;
}

/**
 * What was typed as SQL: all its words, in the spelling of either language. Each may be the beginning of one. "Phrases", `or` and `-not`
 * are taken as search engines take them, and their words whole. Nothing typed is no search; nothing but marks finds nothing. [L-14] [L-19]
 */
export function searchFor(term: string | undefined): Search | undefined {
  const whole = term?.normalize('NFC').trim() ?? '';
  if (whole === '') return undefined;
  const typed = withoutDangling(whole) || whole;
  return usesOperators(typed) ? searchWithOperators(typed) : searchForWords(typedWords(typed));
}

const inText = (typed: string) => sql`(text_query('en', ${typed}) || text_query('de', ${typed}))`;

/** More are not needed to choose a sentence, and each is looked for in every one. */
const mostLookedFor = 10;

const lookedFor = (parts: readonly string[]) => [...new Set(parts)].slice(0, mostLookedFor);

const inEitherLanguage = (typed: string) =>
  sql`(websearch_to_tsquery('portal_en', ${typed}) || websearch_to_tsquery('portal_de', ${typed}))`;

/** Each publication is searched in its own language. */
function searchWithOperators(written: string): Search {
  const { query: typed, parts } = writtenQuery(written);
  const english = sql`websearch_to_tsquery('portal_en', ${typed})`;
  const german = sql`websearch_to_tsquery('portal_de', ${typed})`;
  const exact = inText(typed);
  return {
    titles: sql`((language = 'en' and search @@ ${english}) or (language = 'de' and search @@ ${german}))`,
    relevance: sql`ts_rank(search, case language when 'de' then ${german} else ${english} end)`,
    texts: {
      // The words without what is excluded, in whatever order.
      candidates: sql`search @@ regexp_replace(querytree(${exact}), '<(-|[0-9]+)>', '&', 'g')::tsquery`,
      exact: sql`search @@ ${exact}`,
      parts: lookedFor(parts.map((part) => `"${spaced(part)}"`)).map(inEitherLanguage),
      likely: likelyToHave(typedWords(parts.join(' '))),
    },
  };
}

const quoted = (word: string) => `'${word}'`;

/** From how many letters on words may be beginnings; undefined: they are whole. */
type Beginnings = number | undefined;

/** PostgreSQL's notation for words that all must be there. */
const asQuery = (words: readonly TypedWord[], shortest: Beginnings): string =>
  words
    .map(({ spellings, begins }) => {
      const beginnings = begins.filter((word) => word.length >= (shortest ?? Infinity));
      return `(${[...spellings.map(quoted), ...beginnings.map((word) => `${quoted(word)}:*`)].join(' | ')})`;
    })
    .join(' & ');

/** In one query for both languages: with a condition for each, the index could not be used for both. */
const anyLanguage = (query: string) =>
  sql`(to_tsquery('portal_en', ${query}) || to_tsquery('portal_de', ${query}) || to_tsquery('portal_plain', ${query}))`;

/** Texts have many words: what begins with two letters, or with each of many words, takes long to collect. */
const [shortestInTexts, mostBeginnings] = [3, 5];

const beginningsInTexts = (words: readonly TypedWord[]): Beginnings =>
  words.length > mostBeginnings ? undefined : shortestInTexts;

/** Whole words make a better hit than beginnings. */
function searchForWords(words: readonly TypedWord[]): Search {
  const nothing = sql`false`;
  if (words.length === 0)
    return { titles: nothing, relevance: sql`0`, texts: { candidates: nothing, parts: [], likely: '' } };
  const query = anyLanguage(asQuery(words, 1));
  const whole = anyLanguage(asQuery(words, undefined));
  const beginnings = beginningsInTexts(words);
  return {
    titles: sql`search @@ ${query}`,
    relevance: sql`ts_rank(search, ${query}) + ts_rank(search, ${whole})`,
    texts: {
      candidates: sql`search @@ ${anyLanguage(asQuery(words, beginnings))}`,
      parts: lookedFor(words.map((word) => asQuery([word], beginnings))).map(anyLanguage),
      likely: likelyToHave(words),
    },
  };
}
