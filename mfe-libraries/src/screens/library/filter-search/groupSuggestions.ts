import type { Language } from '@portal/contract';
import type { FilterCategory } from '@portal/research';
import { suggestedOptions, type SuggestedOption, type SuggestionContext } from './suggestedOptions.ts';

interface SuggestedCategory {
  category: FilterCategory;
  options: SuggestedOption[];
}

export interface Suggestions {
  /** Names that contain the typed text, by category; best category first, best name first. */
  found: SuggestedCategory[];
  /** Without any: the few most similar names. */
  similar: SuggestedOption[];
}

const mostSimilar = 4;

/** Groups suggested filters. The API does not report whether a name contains the typed text, so this checks. [L-03] */
export function groupSuggestions(
  tags: Parameters<typeof suggestedOptions>[0],
  context: SuggestionContext & { language: Language },
): Suggestions {
  const options = suggestedOptions(tags, context);
  const fitting = options.filter(({ fit }) => fit > 0).toSorted((one, other) => other.fit - one.fit);
  const found = context.categories
    .map((category) => ({ category, options: fitting.filter((option) => option.category === category) }))
    .filter((group) => group.options.length > 0)
    .toSorted((one, other) => (other.options[0]?.fit ?? 0) - (one.options[0]?.fit ?? 0));
  return { found, similar: found.length > 0 ? [] : options.slice(0, mostSimilar) };
}
