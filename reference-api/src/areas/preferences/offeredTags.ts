import { languageNames, parseLanguage } from '@portal/contract';
import type { ServedTag } from '@portal/wire';
import type { Subscription } from '#policies/entitlements.ts';

/** The categories of the notification centre. */
export const offerCategories: readonly string[] = [
  'Aggregated Publication Type',
  'Analyst',
  'Sector',
  'Company',
];

const daily = 'Daily Market Opinion';
const chosenInParts: readonly string[] = ['Legal', daily];

/** German names. */
const dailyTypes: readonly string[] = ['DMO Gesamt', 'DMO Übersichtsseite'];

/** Aggregated types have an English `value` and a German translation. */
const amongAggregated = (tag: ServedTag): ServedTag => ({
  ...tag,
  category: 'Aggregated Publication Type',
  value: tag.translated_value ?? tag.value,
  translated_value: tag.value,
});

/** No legal notes, and the types of the Daily Market Opinion instead of the whole. [N-05] */
export function offeredTags(tags: readonly ServedTag[]): ServedTag[] {
  return tags.flatMap((tag) => {
    if (tag.category === 'Publication Type')
      return dailyTypes.includes(tag.value) ? [amongAggregated(tag)] : [];
    return tag.category === 'Aggregated Publication Type' && chosenInParts.includes(tag.value) ? [] : [tag];
  });
}

function languageWord(name: string): string[] {
  const language = parseLanguage(name);
  return language === undefined ? [] : [languageNames[language]];
}

/** What a subscription includes. [N-01] */
export function subscribedTags(tags: readonly ServedTag[], subscription: Subscription): ServedTag[] {
  const { aggregatedTypes, assetClasses, languages } = subscription;
  const included: Record<string, readonly string[]> = {
    'Aggregated Publication Type': aggregatedTypes,
    'Asset Classification': assetClasses,
    Language: languages.flatMap(languageWord),
  };
  return tags.filter(({ category, value }) => included[category]?.includes(value) === true);
}
