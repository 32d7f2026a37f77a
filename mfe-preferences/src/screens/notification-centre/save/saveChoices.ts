import {
  isChangedElsewhere,
  mostTries,
  readSettings,
  sendSettings,
  type StoredSettings,
  type TagsByCategory,
} from '#api/notifications.ts';
import { choicesOf, isSameChoice, mergeChoices, type Choices } from '../draft/Choices.ts';
import { amongOffered } from '../rules/amongOffered.ts';
import { byClass, type ClassesOf } from '../rules/topicChoice.ts';

export interface Saving {
  /** The settings that the choices are based on. */
  base: StoredSettings;
  mine: Choices;
  /** Undefined if it could not be read: then nothing is removed. */
  offered: TagsByCategory | undefined;
  classesOf: ClassesOf;
  /** What an earlier save sent that failed, and that may have been stored late. */
  sentBefore: Choices | undefined;
  onSend: (sent: Choices) => void;
  signal: AbortSignal;
}

export interface Saved {
  stored: StoredSettings;
  /** Another device changed something meanwhile; both changes are kept. */
  isMerged: boolean;
  /** Names that were removed because they can no longer be chosen. */
  gone: string[];
}

/** Compares class by class, as one side may have dropped part of a topic for all classes. */
const inClasses = ({ preferences, delivery }: Choices, classesOf: ClassesOf): Choices => ({
  preferences: { ...preferences, topics: byClass(preferences.topics, classesOf) },
  delivery,
});

/**
 * Saves the choices. If another device was first, both changes are merged; nothing is overwritten unseen. [N-03]
 * @throws ApiError if nothing was saved
 */
export async function saveChoices(saving: Saving): Promise<Saved> {
  const { base, mine, offered, classesOf, sentBefore, onSend, signal } = saving;
  let from = base;
  let merged = mine;
  let isMerged = false;

  function rebase(theirs: StoredSettings): void {
    const before = choicesOf(from);
    const isStored = (choices: Choices) => isSameChoice(choices, choicesOf(theirs), classesOf);
    const isOwn = sentBefore !== undefined && isStored(sentBefore);
    isMerged ||= !isOwn && !isStored(before);
    merged = mergeChoices({
      base: inClasses(before, classesOf),
      mine: inClasses(merged, classesOf),
      theirs: inClasses(choicesOf(theirs), classesOf),
    });
    from = theirs;
  }

  // An API without revisions never reports a conflict: read before replacing.
  if (base.revision === undefined) rebase(await readSettings(signal));
  for (let left = mostTries; ; left -= 1) {
    const { preferences, gone } = offered
      ? amongOffered(merged.preferences, offered)
      : { preferences: merged.preferences, gone: [] };
    const sent = { ...merged, preferences };
    try {
      onSend(sent);
      const isStored = (stored: StoredSettings) => isSameChoice(choicesOf(stored), sent, classesOf);
      await sendSettings({ ...sent, revision: from.revision }, { isStored, signal });
      // If the API counts differently, it refuses the next change, which then starts with a read.
      const revision = from.revision === undefined ? undefined : from.revision + 1;
      return { stored: { ...sent, revision }, isMerged, gone };
    } catch (error) {
      if (!isChangedElsewhere(error) || left === 1) throw error;
      rebase(await readSettings(signal));
    }
  }
}
