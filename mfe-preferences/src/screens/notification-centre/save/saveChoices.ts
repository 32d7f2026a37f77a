import { api, ApiError, errorLines } from '@portal/api';
import { calls, writePreferences } from '@portal/wire';
import { readKept, type KeptSettings, type TagsByCategory } from '#api/notifications.ts';
import { choicesOf, isSameChoice, mergeChoices, type Choices } from '../draft/Choices.ts';
import { amongOffered } from '../rules/amongOffered.ts';
import { byClass, type ClassesOf } from '../rules/topicChoice.ts';

export interface Saving {
  /** What was read, on which the choices are based. */
  base: KeptSettings;
  mine: Choices;
  /** Undefined when it could not be read: then nothing is taken away. */
  offered: TagsByCategory | undefined;
  classesOf: ClassesOf;
}

export interface Saved {
  kept: KeptSettings;
  /** Another device had changed something meanwhile; both changes are kept. */
  isMerged: boolean;
  /** Names that can no longer be chosen and were taken away. */
  gone: string[];
}

/** As often as other devices may come first. */
const mostTries = 4;

const isChangedElsewhere = (error: unknown) => error instanceof ApiError && error.status === 409;

/** @throws ApiError also for an answer of status 200 that says it failed */
async function send({ preferences, delivery }: Choices, revision: number | undefined): Promise<void> {
  // Entries that came from the API go back as they came.
  const cri_json = writePreferences(preferences) as Record<string, unknown>[];
  const { success, errors } = await api.call(calls.updateCris, { body: { cri_json, revision, delivery } });
  if (!success || errorLines(errors).length > 0)
    throw new ApiError('server', 'The API did not keep the preferences.');
}

/** Where an all-class topic was given up on one side, the merge compares class by class. */
const inClasses = ({ preferences, delivery }: Choices, classesOf: ClassesOf): Choices => ({
  preferences: { ...preferences, topics: byClass(preferences.topics, classesOf) },
  delivery,
});

/**
 * Keeps the choices at the API. When another device was first, both changes are kept; nothing is overwritten unseen. [N-03]
 * @throws ApiError when nothing was kept
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

  // An API that counts no changes refuses none: what is there is read before it is replaced.
  if (base.revision === undefined) rebase(await readKept());
  for (let left = mostTries; ; left -= 1) {
    const { preferences, gone } = offered
      ? amongOffered(wanted.preferences, offered)
      : { preferences: wanted.preferences, gone: [] };
    const sent = { ...wanted, preferences };
    try {
      await send(sent, from.revision);
      // An API that counts otherwise refuses the next change, which then begins with reading.
      const revision = from.revision === undefined ? undefined : from.revision + 1;
      return { kept: { ...sent, revision }, isMerged, gone };
    } catch (error) {
      if (!isChangedElsewhere(error) || left === 1) throw error;
      rebase(await readKept());
    }
  }
}
