import type { ServedTag } from '@portal/wire';
import { folded, resemblance, trigrams } from './resemblance.ts';

interface Wanted {
  term: string;
  categories: readonly string[];
  /** Whether the tag with this id may be suggested at all. */
  mayBe: (id: number) => boolean;
  /** Resemblance from which a tag is suggested; a part of its name always is. */
  threshold: number;
}

const mostSuggestions = 20;

/** Folding every name takes longer than comparing it: done once for each list of tags. */
const foldedNames = new WeakMap<readonly ServedTag[], string[][]>();

function namesOf(tags: readonly ServedTag[]): string[][] {
  const known =
    foldedNames.get(tags) ??
    tags.map(({ value, translated_value }) => [
      ...new Set([folded(value), folded(translated_value ?? value)]),
    ]);
  foldedNames.set(tags, known);
  return known;
}

/** The tags that resemble what was typed in either language, best first, then by name. */
export function suggestTags(
  tags: readonly ServedTag[],
  { term, categories, mayBe, threshold }: Wanted,
): ServedTag[] {
  const text = folded(term);
  if (text === '') return [];
  const typed = { text, trigrams: trigrams(text) };
  const names = namesOf(tags);
  return tags
    .flatMap((tag, index) => {
      if (tag.inactive === true || !mayBe(tag.id) || !categories.includes(tag.category)) return [];
      const score = Math.max(...(names[index] ?? []).map((name) => resemblance(name, typed)));
      return score >= threshold ? [{ tag, score, index }] : [];
    })
    .toSorted((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, mostSuggestions)
    .map(({ tag }) => tag);
}
