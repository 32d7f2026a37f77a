import type { Topic } from '@portal/wire';
import type { TagsByCategory } from '#api/notifications.ts';

function includes(included: TagsByCategory, category: string, names: readonly string[]): boolean {
  const tags = included[category];
  if (tags === undefined) return true;
  return tags.some(
    ({ value, translated_value }) => names.includes(value) || names.includes(translated_value ?? ''),
  );
}

/** A subscription without a language category includes all languages. [N-01] */
export const isLanguageIncluded = (language: string, included: TagsByCategory): boolean =>
  includes(included, 'Language', [language]);

/**
 * Whether the subscription includes a choice: its type by any name, its asset class if any, and its language. A
 * category missing from the subscription does not restrict. [N-01]
 */
export function isIncluded(
  { assetClass, language }: Pick<Topic, 'assetClass' | 'language'>,
  typeNames: readonly string[],
  included: TagsByCategory,
): boolean {
  return (
    includes(included, 'Aggregated Publication Type', typeNames) &&
    (assetClass === undefined || includes(included, 'Asset Classification', [assetClass])) &&
    isLanguageIncluded(language, included)
  );
}
