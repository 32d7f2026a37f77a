import { subjectKey, topicKey, type Preferences } from './Preferences.ts';

interface Three<Of> {
  /** The common starting point. */
  base: Of;
  mine: Of;
  theirs: Of;
}

/** Their list plus my additions, minus my removals; entries I changed are mine. */
function mergedList<Item>(
  { base, mine, theirs }: Three<readonly Item[]>,
  keyOf: (item: Item) => string,
): Item[] {
  const [before, own] = [base, mine].map((list) => new Map(list.map((item) => [keyOf(item), item] as const)));
  const text = (item: Item | undefined) => JSON.stringify(item);
  const isMine = (key: string) => text(own?.get(key)) !== text(before?.get(key));
  const remaining = theirs.flatMap((item) => {
    const key = keyOf(item);
    if (!isMine(key)) return [item];
    const changed = own?.get(key);
    return changed === undefined ? [] : [changed];
  });
  const there = new Set(theirs.map(keyOf));
  return [...remaining, ...mine.filter((item) => !there.has(keyOf(item)) && isMine(keyOf(item)))];
}

/** Merges the changes of two devices without losing either. */
export function mergePreferences({ base, mine, theirs }: Three<Preferences>): Preferences {
  return {
    topics: mergedList({ base: base.topics, mine: mine.topics, theirs: theirs.topics }, topicKey),
    subjects: mergedList({ base: base.subjects, mine: mine.subjects, theirs: theirs.subjects }, subjectKey),
    others: mergedList({ base: base.others, mine: mine.others, theirs: theirs.others }, (entry) =>
      JSON.stringify(entry),
    ),
  };
}
