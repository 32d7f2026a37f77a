import type { ServedTag } from '@portal/wire';
import { bestFit, folded, spellings } from '@portal/wire-libraries';
import { resemblance, trigrams } from './resemblance.ts';

interface Wanted {
  term: string;
  categories: readonly string[];
  /** Whether the tag with this id may be suggested at all. */
  mayBe: (id: number) => boolean;
  /** Resemblance from which a tag is suggested; a name that contains what was typed always is. */
  threshold: number;
}

interface Candidate {
  tag: ServedTag;
  /** In both languages, folded. */
  names: readonly string[];
  score: number;
}

const mostSuggestions = 20;

const tickers = ['TK Ticker', 'Bloomberg Company Ticker'];

/** Folding every name takes longer than comparing it: done once for each list of tags. */
const foldedNames = new WeakMap<readonly ServedTag[], string[][]>();

function namesOf(tags: readonly ServedTag[]): string[][] {
  const known =
    foldedNames.get(tags) ??
    tags.map(({ value, translated_value }) => [
      ...new Set([...spellings(value), ...spellings(translated_value ?? value)]),
    ]);
  foldedNames.set(tags, known);
  return known;
}

const isTicker = ({ tag }: Candidate) => Number(tickers.includes(tag.category));

/** The best first, names before tickers, then in the order of lists; those of score 0 not at all. */
const best = (candidates: readonly Candidate[]): ServedTag[] =>
  candidates
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || isTicker(one) - isTicker(other))
    .slice(0, mostSuggestions)
    .map(({ tag }) => tag);

/**
 * The tags whose names contain what was typed in either language, best first. Only when there are none, those that
 * resemble it. [L-03]
 */
export function suggestTags(
  tags: readonly ServedTag[],
  { term, categories, mayBe, threshold }: Wanted,
): ServedTag[] {
  const text = folded(term);
  if (text === '') return [];
  const names = namesOf(tags);
  const candidates = tags.flatMap((tag, index): Candidate[] => {
    if (tag.inactive === true || !categories.includes(tag.category) || !mayBe(tag.id)) return [];
    const own = names[index] ?? [];
    return [{ tag, names: own, score: bestFit(own, text) }];
  });
  const containing = best(candidates);
  if (containing.length > 0) return containing;
  const typed = trigrams(text);
  return best(
    candidates.map((candidate) => {
      const score = Math.max(...candidate.names.map((name) => resemblance(name, typed)));
      return { ...candidate, score: score >= threshold ? score : 0 };
    }),
  );
}
