import type { Language } from '@portal/contract';
import type { FilterCategory } from '@portal/research';

const unsorted: readonly FilterCategory[] = ['Aggregated Publication Type', 'Publication Type'];

/** Options by their words in the reader's language; publication types keep the order they come in. [L-02] */
export function inOrder<Option extends { label: string }>(
  options: readonly Option[],
  category: FilterCategory,
  language: Language,
): Option[] {
  if (unsorted.includes(category)) return [...options];
  const { compare } = new Intl.Collator(language);
  return [...options].sort((one, other) => compare(one.label, other.label));
}
