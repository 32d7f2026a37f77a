import { mergePreferences, subjectKey, topicKey, type Delivery, type Preferences } from '@portal/wire';
import type { KeptSettings } from '#api/notifications.ts';
import { asKept } from '../rules/subjectLanguages.ts';
import { byClass, type ClassesOf } from '../rules/topicChoice.ts';

/** What a client has chosen on the page. */
export interface Choices {
  preferences: Preferences;
  delivery: Delivery | undefined;
}

export const choicesOf = ({ preferences, delivery }: KeptSettings): Choices => ({ preferences, delivery });

/** What choices mean, as text: in whatever order and way they are written. */
function meaning({ preferences, delivery }: Choices, classesOf: ClassesOf): string {
  const { topics, subjects, others } = preferences;
  return JSON.stringify([
    byClass(topics, classesOf).map(topicKey).sort(),
    subjects
      .map((subject) => [subjectKey(subject), ...[...asKept(subject.languages)].sort()].join('\n'))
      .sort(),
    others,
    delivery,
  ]);
}

/** Whether two choices mean the same. [N-03] */
export const isSameChoice = (one: Choices, other: Choices, classesOf: ClassesOf): boolean =>
  meaning(one, classesOf) === meaning(other, classesOf);

interface Three {
  /** What both began with. */
  base: Choices;
  mine: Choices;
  theirs: Choices;
}

/** Both sets of changes; how mails come is as I changed it, if I did. */
export const mergeChoices = ({ base, mine, theirs }: Three): Choices => ({
  preferences: mergePreferences({
    base: base.preferences,
    mine: mine.preferences,
    theirs: theirs.preferences,
  }),
  delivery: mine.delivery === base.delivery ? theirs.delivery : (mine.delivery ?? theirs.delivery),
});
