import type { Preferences, ServedTag } from '@portal/wire';

const typeCategories = ['Aggregated Publication Type', 'Publication Type'];

/** The active tags that preferences name. */
export function namedTags({ topics, subjects }: Preferences, tags: readonly ServedTag[]): ServedTag[] {
  const names = new Set([
    ...topics.flatMap(({ type, assetClass, language }) => [
      ...typeCategories.map((category) => `${category}\n${type}`),
      `Asset Classification\n${assetClass ?? ''}`,
      `Language\n${language}`,
    ]),
    ...subjects.flatMap(({ category, value, languages }) => [
      `${category}\n${value}`,
      ...languages.map((language) => `Language\n${language}`),
    ]),
  ]);
  return tags.filter(
    ({ category, value, inactive }) => inactive !== true && names.has(`${category}\n${value}`),
  );
}
