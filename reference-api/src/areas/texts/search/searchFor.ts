import { sql, type SQL } from 'drizzle-orm';
import { spaced, usesOperators, withoutDangling, writtenQuery } from './operators.ts';
import { sentencePattern } from './sentencePattern.ts';
import { namedByReference, withoutMarketSector } from './typedReference.ts';
import { typedWords, type TypedWord } from './typedWords.ts';

/** Conditions name columns without their table. */
export interface Search {
  /** On publications: titles and names. */
  titles: SQL;
  /** How well a title fits; higher is better. */
  relevance: SQL;
  texts: TextSearch;
}

/** Reading a vector costs more than finding it, which the planner does not know. */
interface TextSearch {
  /** What the index decides alone. */
  candidates: SQL;
  /** Filters candidates where the index cannot decide: it knows words, not their order. */
  exact?: SQL;
  /** Single words and phrases, to choose a sentence. */
  parts: SQL[];
  /** A regular expression that matches every sentence with one of them, and few others. */
  likely: string;
}

/**
 * All words must occur, in the spelling of either language, or as beginnings. "Phrases", `or` and `-not` work as in
 * search engines, with whole words. A document's reference, a company's GK number and its whole ticker find what they
 * name first. Undefined if nothing was typed; punctuation alone finds nothing. [L-14] [L-19] [L-28]
 */
export function searchFor(term: string | undefined): Search | undefined {
  const whole = term?.normalize('NFC').trim() ?? '';
  if (whole === '') return undefined;
  const typed = withoutMarketSector(withoutDangling(whole) || whole);
  if (usesOperators(typed)) return searchWithOperators(typed);
  return orNamed(searchForWords(typedWords(typed)), namedByReference(typed));
}

/** Above any fit of words. */
const fitOfReference = 100;

const orNamed = (search: Search, named: SQL | undefined): Search =>
  named === undefined
    ? search
    : {
        ...search,
        titles: sql`(${search.titles} or ${named})`,
        relevance: sql`(${search.relevance} + case when ${named} then ${fitOfReference} else 0 end)`,
      };

const inText = (typed: string) => sql`(text_query('en', ${typed}) || text_query('de', ${typed}))`;

/** Enough to choose a sentence; each is searched in every sentence. */
const mostLookedFor = 10;

const lookedFor = (parts: readonly string[]) => [...new Set(parts)].slice(0, mostLookedFor);

const inEitherLanguage = (typed: string) =>
  sql`(websearch_to_tsquery('portal_en', ${typed}) || websearch_to_tsquery('portal_de', ${typed}))`;

/** Searches each publication in its own language. */
function searchWithOperators(written: string): Search {
  const { query: typed, parts } = writtenQuery(written);
  const english = sql`websearch_to_tsquery('portal_en', ${typed})`;
  const german = sql`websearch_to_tsquery('portal_de', ${typed})`;
  const exact = inText(typed);
  return {
    titles: sql`((language = 'en' and search @@ ${english}) or (language = 'de' and search @@ ${german}))`,
    relevance: sql`ts_rank(search, case language when 'de' then ${german} else ${english} end)`,
    texts: {
      // In any order, without excluded words.
      candidates: sql`search @@ regexp_replace(querytree(${exact}), '<(-|[0-9]+)>', '&', 'g')::tsquery`,
      exact: sql`search @@ ${exact}`,
      parts: lookedFor(parts.map((part) => `"${spaced(part)}"`)).map(inEitherLanguage),
      likely: sentencePattern(typedWords(parts.join(' '))),
    },
  };
}

const quoted = (word: string) => `'${word}'`;

/** Minimal length of a beginning; undefined for whole words. */
type Beginnings = number | undefined;

/** PostgreSQL's notation for "all of these words". */
const asQuery = (words: readonly TypedWord[], shortest: Beginnings): string =>
  words
    .map(({ spellings, begins }) => {
      const beginnings = begins.filter((word) => word.length >= (shortest ?? Infinity));
      return `(${[...spellings.map(quoted), ...beginnings.map((word) => `${quoted(word)}:*`)].join(' | ')})`;
    })
    .join(' & ');

/** One query: the index could not serve a condition per language. */
const anyLanguage = (query: string) =>
  sql`(to_tsquery('portal_en', ${query}) || to_tsquery('portal_de', ${query}) || to_tsquery('portal_plain', ${query}))`;

/** In texts, collecting words with a two-letter beginning, or many beginnings, takes long. */
const shortestInTexts = 3;
const mostBeginnings = 5;

const beginningsInTexts = (words: readonly TypedWord[]): Beginnings =>
  words.length > mostBeginnings ? undefined : shortestInTexts;

/** Whole words rank higher than beginnings. */
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
      likely: sentencePattern(words),
    },
  };
}
