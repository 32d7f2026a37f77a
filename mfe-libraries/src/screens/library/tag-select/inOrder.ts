import type { Language } from '@portal/contract';
import type { FilterCategory } from '@portal/research';

const unsorted: readonly FilterCategory[] = ['Aggregated Publication Type', 'Publication Type'];

/** Sorts options by label; publication types keep the API's order. [L-02] */
export function inOrder<Option extends { label: string }>(
  options: readonly Option[],
  category: FilterCategory,
  language: Language,
): Option[] {
  if (unsorted.includes(category)) return [...options];
  const { compare } = new Intl.Collator(language);
  return [...options].sort((one, other) => compare(one.label, other.label));
}
