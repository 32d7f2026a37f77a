import type { ServedTag } from '@portal/wire';
import { bestFit, folded, spellings } from '@portal/wire-libraries';
import { resemblance, trigrams } from '#areas/texts/spelling/resemblance.ts';

interface TermRequest {
  term: string;
  categories: readonly string[];
  mayBe: (id: number) => boolean;
  /** Minimal resemblance. Not applied to names that contain the term. */
  threshold: number;
}

interface Candidate {
  tag: ServedTag;
  /** In both languages, folded. */
  names: readonly Name[];
  score: number;
}

const mostSuggestions = 20;

const tickers = ['TK Ticker', 'Bloomberg Company Ticker'];

interface Name {
  folded: string;
  /** Made when first needed. */
  trigrams?: ReadonlySet<string>;
}

/** Cached: folding names takes longer than comparing them. */
const foldedNames = new WeakMap<readonly ServedTag[], Name[][]>();

function namesOf(tags: readonly ServedTag[]): Name[][] {
  const known =
    foldedNames.get(tags) ??
    tags.map(({ value, translated_value }) => {
      const names = new Set([...spellings(value), ...spellings(translated_value ?? value)]);
      return [...names].map((folded) => ({ folded }));
    });
  foldedNames.set(tags, known);
  return known;
}

function trigramsOf(name: Name): ReadonlySet<string> {
  name.trigrams ??= trigrams(name.folded);
  return name.trigrams;
}

const isTicker = ({ tag }: Candidate) => Number(tickers.includes(tag.category));

/** Best first, names before tickers, then in list order; none of score 0. */
const best = (candidates: readonly Candidate[]): ServedTag[] =>
  candidates
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || isTicker(one) - isTicker(other))
    .slice(0, mostSuggestions)
    .map(({ tag }) => tag);

/** Tags whose names contain the term in either language, best first; if there are none, similar ones. [L-03] */
export function suggestTags(
  tags: readonly ServedTag[],
  { term, categories, mayBe, threshold }: TermRequest,
): ServedTag[] {
  const text = folded(term);
  if (text === '') return [];
  const names = namesOf(tags);
  const candidates = tags.flatMap((tag, index): Candidate[] => {
    if (tag.inactive === true || !categories.includes(tag.category) || !mayBe(tag.id)) return [];
    const own = names[index] ?? [];
    return [
      {
        tag,
        names: own,
        score: bestFit(
          own.map((name) => name.folded),
          text,
        ),
      },
    ];
  });
  const containing = best(candidates);
  if (containing.length > 0) return containing;
  const typed = trigrams(text);
  return best(
    candidates.map((candidate) => {
      const score = Math.max(...candidate.names.map((name) => resemblance(trigramsOf(name), typed)));
      return { ...candidate, score: score >= threshold ? score : 0 };
    }),
  );
}
