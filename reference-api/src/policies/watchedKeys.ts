import { parseLanguage, type Language } from '@portal/contract';
import type { Preferences, ServedTag } from '@portal/wire';
import { aggregatedTypes, assetClasses, entitlementKeys } from './entitlements.ts';

/** One key per language, and spare ones. */
export const keysPerTag = 4;
const numbers: Record<Language, number> = { en: 0, de: 1 };

/** Negative, unlike entitlement keys. */
const tagKey = (tagId: number, language: Language): number => -(tagId * keysPerTag + numbers[language]) - 1;

const languagesOf = (words: readonly string[]): Language[] =>
  words.flatMap((word) => parseLanguage(word) ?? []);

type Named = Pick<ServedTag, 'id' | 'category' | 'value'>;

const nameOf = (category: string, value: string) => `${category}\n${value}`;

/**
 * Converts preferences to keys: a publication fits if it has one of them, see publicationKeys. Unknown names give none.
 * [N-09]
 */
export function watchedKeys({ topics, subjects }: Preferences, tags: readonly Named[]): number[] {
  const ids = new Map(tags.map(({ id, category, value }) => [nameOf(category, value), id]));
  const byTag = (category: string, value: string, languages: readonly Language[]) => {
    const id = ids.get(nameOf(category, value));
    return id === undefined ? [] : languages.map((language) => tagKey(id, language));
  };
  const keys = [
    ...topics.flatMap(({ type, assetClass, language }) => {
      const languages = languagesOf([language]);
      const isAggregated = aggregatedTypes.some((each) => each === type);
      if (!isAggregated) return byTag('Publication Type', type, languages);
      const classes = assetClass === undefined ? assetClasses : [assetClass];
      return entitlementKeys({ aggregatedTypes: [type], assetClasses: classes, languages });
    }),
    ...subjects.flatMap(({ category, value, languages }) =>
      byTag(category, value, languages.length === 0 ? ['en', 'de'] : languagesOf(languages)),
    ),
  ];
  return [...new Set(keys)];
}

interface Publication {
  /** Entitlement keys. */
  ent: readonly number[];
  tagIds: readonly number[];
  language: Language;
}

/** Returns the entitlement keys, and the tags in the publication's language. */
export function publicationKeys({ ent, tagIds, language }: Publication): number[] {
  return [...ent, ...tagIds.map((id) => tagKey(id, language))];
}
