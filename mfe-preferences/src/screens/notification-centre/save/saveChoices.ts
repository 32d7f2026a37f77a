import { api, ApiError, errorLines } from '@portal/api';
import { calls, writePreferences } from '@portal/wire';
import { readKept, type KeptSettings, type TagsByCategory } from '#api/notifications.ts';
import { choicesOf, isSameChoice, mergeChoices, type Choices } from '../draft/Choices.ts';
import { amongOffered } from '../rules/amongOffered.ts';
import { byClass, type ClassesOf } from '../rules/topicChoice.ts';

export interface Saving {
  /** The settings that the choices are based on. */
  base: KeptSettings;
  mine: Choices;
  /** Undefined if it could not be read: then nothing is removed. */
  offered: TagsByCategory | undefined;
  classesOf: ClassesOf;
}

export interface Saved {
  kept: KeptSettings;
  /** Another device changed something meanwhile; both changes are kept. */
  isMerged: boolean;
  /** Names that were removed because they can no longer be chosen. */
  gone: string[];
}

/** How often other devices may be first. */
const mostTries = 4;

const isChangedElsewhere = (error: unknown) => error instanceof ApiError && error.status === 409;

/** @throws ApiError also if a response with status 200 reports an error */
async function send({ preferences, delivery }: Choices, revision: number | undefined): Promise<void> {
  // Entries that came from the API are sent back unchanged.
  const cri_json = writePreferences(preferences) as Record<string, unknown>[];
  const { success, errors } = await api.call(calls.updateCris, { body: { cri_json, revision, delivery } });
  if (!success || errorLines(errors).length > 0)
    throw new ApiError('server', 'The API did not keep the preferences.');
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
export async function saveChoices({ base, mine, offered, classesOf }: Saving): Promise<Saved> {
  let from = base;
  let wanted = mine;
  let isMerged = false;

  function rebase(theirs: KeptSettings): void {
    const before = choicesOf(from);
    isMerged ||= !isSameChoice(before, choicesOf(theirs), classesOf);
    wanted = mergeChoices({
      base: inClasses(before, classesOf),
      mine: inClasses(wanted, classesOf),
      theirs: inClasses(choicesOf(theirs), classesOf),
    });
    from = theirs;
  }

  // An API without revisions never reports a conflict: read before replacing.
  if (base.revision === undefined) rebase(await readKept());
  for (let left = mostTries; ; left -= 1) {
    const { preferences, gone } = offered
      ? amongOffered(wanted.preferences, offered)
      : { preferences: wanted.preferences, gone: [] };
    const sent = { ...wanted, preferences };
    try {
      await send(sent, from.revision);
      // If the API counts differently, it refuses the next change, which then starts with a read.
      const revision = from.revision === undefined ? undefined : from.revision + 1;
      return { kept: { ...sent, revision }, isMerged, gone };
    } catch (error) {
      if (!isChangedElsewhere(error) || left === 1) throw error;
      rebase(await readKept());
    }
  }
}
