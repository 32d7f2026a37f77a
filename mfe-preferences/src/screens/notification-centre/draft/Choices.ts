import { mergePreferences, subjectKey, topicKey, type Delivery, type Preferences } from '@portal/wire';
import type { StoredSettings } from '#api/notifications.ts';
import { asStored } from '../rules/subjectLanguages.ts';
import { byClass, type ClassesOf } from '../rules/topicChoice.ts';

export interface Choices {
  preferences: Preferences;
  delivery: Delivery | undefined;
}

export const choicesOf = ({ preferences, delivery }: StoredSettings): Choices => ({ preferences, delivery });

/** Serialises choices independently of order and notation. */
function meaning({ preferences, delivery }: Choices, classesOf: ClassesOf): string {
  const { topics, subjects, others } = preferences;
  return JSON.stringify([
    byClass(topics, classesOf).map(topicKey).sort(),
    subjects
      .map((subject) => [subjectKey(subject), ...[...asStored(subject.languages)].sort()].join('\n'))
      .sort(),
    others,
    delivery,
  ]);
}

/** Compares the meaning of two choices. [N-03] */
export const isSameChoice = (one: Choices, other: Choices, classesOf: ClassesOf): boolean =>
  meaning(one, classesOf) === meaning(other, classesOf);

interface Three {
  /** The common ancestor. */
  base: Choices;
  mine: Choices;
  theirs: Choices;
}

/** Merges both sets of changes; for delivery, mine wins if changed. */
export const mergeChoices = ({ base, mine, theirs }: Three): Choices => ({
  preferences: mergePreferences({
    base: base.preferences,
    mine: mine.preferences,
    theirs: theirs.preferences,
  }),
  delivery: mine.delivery === base.delivery ? theirs.delivery : (mine.delivery ?? theirs.delivery),
});
