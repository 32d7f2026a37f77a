import { topicKey, type Topic } from '@portal/wire';
import type { TopicGroup } from './topicGroups.ts';

/** Returns the asset classes in which a type can be chosen. */
export type ClassesOf = (type: string) => readonly string[];

export const classesIn =
  (groups: readonly TopicGroup[]): ClassesOf =>
  (type) =>
    groups.flatMap(({ assetClass, rows }) =>
      assetClass !== undefined && rows.some(({ tag }) => tag.value === type) ? [assetClass] : [],
    );

/** Expands each topic that covers all asset classes to one per class. */
export function byClass(topics: readonly Topic[], classesOf: ClassesOf): Topic[] {
  const each = topics.flatMap((topic): Topic[] => {
    const classes = topic.assetClass === undefined ? classesOf(topic.type) : [];
    return classes.length === 0 ? [topic] : classes.map((assetClass) => ({ ...topic, assetClass }));
  });
  return [...new Map(each.map((topic) => [topicKey(topic), topic])).values()];
}

const inAllClasses = ({ type, language }: Topic): string => topicKey({ type, language });

export const withTopic = (topics: readonly Topic[], topic: Topic): Topic[] =>
  topics.some((each) => topicKey(each) === topicKey(topic)) ? [...topics] : [...topics, topic];

/** Removes a topic. If it was chosen for all asset classes, the other classes stay. */
export function withoutTopic(topics: readonly Topic[], topic: Topic, classesOf: ClassesOf): Topic[] {
  const key = topicKey(topic);
  const all = inAllClasses(topic);
  return topics.flatMap((each) => {
    if (topicKey(each) !== key && topicKey(each) !== all) return [each];
    return byClass([each], classesOf).filter((one) => topicKey(one) !== key);
  });
}
