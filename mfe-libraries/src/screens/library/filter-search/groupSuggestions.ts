import type { Language } from '@portal/contract';
import type { FilterCategory } from '@portal/research';
import { suggestedOptions, type SuggestedOption, type SuggestionContext } from './suggestedOptions.ts';

/** What was found in one category. */
interface SuggestedCategory {
  category: FilterCategory;
  options: SuggestedOption[];
}

export interface Suggestions {
  /** Names that contain what was typed, by category: the category of the best comes first, and in each the best. */
  found: SuggestedCategory[];
  /** Where there are none: the few that resemble it most. */
  similar: SuggestedOption[];
}

const mostSimilar = 4;

/**
 * What may be added to the filters. Whether a name contains what was typed is read from the name: an API does not say it. [L-03]
 */
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
