import {
  subjectCategories,
  subjectKey,
  topicKey,
  type Preferences,
  type Subject,
  type Tag,
  type Topic,
} from '@portal/wire';
import type { TagsByCategory } from '#api/notifications.ts';
import { highlightTypes, isHighlight } from './highlights.ts';

const once = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/** Normalised as preferences are: an API may encode an umlaut as two characters. */
const namesOf = (tags: readonly Tag[]): string[] => tags.map(({ value }) => value.normalize('NFC'));

function offeredTypes(offered: TagsByCategory): Set<string> | undefined {
  const types = offered['Aggregated Publication Type'];
  if (types === undefined) return undefined;
  return new Set([...namesOf(types), ...(types.some(isHighlight) ? highlightTypes : [])]);
}

/**
 * Splits preferences into what can still be chosen, without duplicates, and the names that cannot. A category missing
 * from `offered` was not read and removes nothing. `others` stay untouched. [N-02] [N-05]
 */
export function amongOffered(
  { topics, subjects, others }: Preferences,
  offered: TagsByCategory,
): { preferences: Preferences; gone: string[] } {
  const types = offeredTypes(offered);
  const names = new Map(
    subjectCategories.map((category) => [category, offered[category] && new Set(namesOf(offered[category]))]),
  );
  const isTypeOffered = ({ type }: Topic) => types?.has(type) ?? true;
  const isSubjectOffered = ({ category, value }: Subject) => names.get(category)?.has(value) ?? true;
  return {
    preferences: {
      topics: once(topics.filter(isTypeOffered), topicKey),
      subjects: once(subjects.filter(isSubjectOffered), subjectKey),
      others,
    },
    gone: [
      ...new Set([
        ...topics.filter((topic) => !isTypeOffered(topic)).map(({ type }) => type),
        ...subjects.filter((subject) => !isSubjectOffered(subject)).map(({ value }) => value),
      ]),
    ],
  };
}
