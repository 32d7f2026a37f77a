import { parseLanguage, type Language } from '@portal/contract';
import type { Preferences, ServedTag } from '@portal/wire';
import { aggregatedTypes, assetClasses, entitlementKeys } from './entitlements.ts';

/** How many keys a tag has, one for each language and some to spare. */
export const keysPerTag = 4;
const numbers: Record<Language, number> = { en: 0, de: 1 };

/** One tag in one language: below zero, where no entitlement key is. */
const tagKey = (tagId: number, language: Language): number => -(tagId * keysPerTag + numbers[language]) - 1;

const languagesOf = (words: readonly string[]): Language[] =>
  words.flatMap((word) => parseLanguage(word) ?? []);

/** The tags that preferences can name. */
type Named = Pick<ServedTag, 'id' | 'category' | 'value'>;

const nameOf = (category: string, value: string) => `${category}\n${value}`;

/**
 * What a client wants to hear about as numbers: a publication fits when it has one of them, see publicationKeys. Names
 * that no tag has give none. [N-09]
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
  /** Its entitlement keys. */
  ent: readonly number[];
  tagIds: readonly number[];
  language: Language;
}

/** The numbers by which a publication is found among what clients want to hear about: its entitlement keys, and its tags in its language. */
export function publicationKeys({ ent, tagIds, language }: Publication): number[] {
  return [...ent, ...tagIds.map((id) => tagKey(id, language))];
}
