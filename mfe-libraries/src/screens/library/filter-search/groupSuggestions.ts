import type { Language } from '@portal/contract';
import { tagLabel, type FilterCategory, type FilterState } from '@portal/research';
import type { Tag } from '@portal/wire';
import type { TagOption } from '@portal/wire-libraries';

interface Context {
  /** The categories of the library, in their order. */
  categories: readonly FilterCategory[];
  /** Its active tags by category; undefined while they are not known. */
  active: Record<string, TagOption[]> | undefined;
  filters: FilterState;
  language: Language;
}

export interface Suggestions {
  category: FilterCategory;
  options: { value: string; label: string; count?: number }[];
}

/** Suggestions by category, best first in each: only what is active in the library, and is not chosen yet. [L-03] */
export function groupSuggestions(tags: readonly Tag[], context: Context): Suggestions[] {
  const { categories, active, filters, language } = context;
  return categories.flatMap((category) => {
    const chosen = filters.tagFilters[category] ?? [];
    const options = tags
      .filter((tag) => tag.category === category && !chosen.includes(tag.value))
      .flatMap((tag) => {
        const label = tagLabel(tag, category, language);
        if (active === undefined) return [{ value: tag.value, label }];
        const option = active[category]?.find(({ value }) => value === tag.value);
        return option === undefined ? [] : [{ value: tag.value, label, count: option.count }];
      });
    return options.length === 0 ? [] : [{ category, options }];
  });
}
