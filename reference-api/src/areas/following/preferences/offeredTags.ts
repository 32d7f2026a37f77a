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

const typeCategory = 'Aggregated Publication Type';

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

type Related = Pick<ServedTag, 'related_asset_class'>;

/** A type without classes comes in all of them. */
const comesIn = ({ related_asset_class: classes = [] }: Related, names: readonly string[]) =>
  classes.length === 0 ? names.length > 0 : classes.some(({ value }) => names.includes(value));

/**
 * What a subscription includes: only what comes in an included type, asset class and language can be read. Without any
 * of one of these, nothing is included. [N-01] [N-08]
 */
export function subscribedTags(tags: readonly ServedTag[], subscription: Subscription): ServedTag[] {
  const { aggregatedTypes, assetClasses } = subscription;
  const languages = subscription.languages.flatMap(languageWord);
  const types = tags.filter(
    (tag) =>
      tag.category === typeCategory && aggregatedTypes.includes(tag.value) && comesIn(tag, assetClasses),
  );
  if (languages.length === 0 || types.length === 0) return [];
  const included: Record<string, readonly string[]> = {
    [typeCategory]: types.map(({ value }) => value),
    'Asset Classification': assetClasses.filter((name) => types.some((type) => comesIn(type, [name]))),
    Language: languages,
  };
  return tags.filter(({ category, value }) => included[category]?.includes(value) === true);
}
