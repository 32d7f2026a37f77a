import { api, ApiError, errorLines } from '@portal/api';
import { calls, readPreferences, writePreferences, type Preferences } from '@portal/wire';
import { withChange, type FollowingChange } from './subjects.ts';

const mostAttempts = 5;

/** Another write came between reading and writing. */
const isOvertaken = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Keeps unknown entries unchanged. */
const entriesOf = (preferences: Preferences) => writePreferences(preferences) as Record<string, unknown>[];

const notStored = () => new ApiError('server', 'The API did not keep the preferences.');

const readStored = async () => {
  const { cri_json, revision } = await api.call(calls.getCris);
  return { preferences: readPreferences(cri_json), revision };
};

/**
 * @returns whether the answer tells that they were kept; without a flag they may not have been
 * @throws ApiError also if a 200 reports a failure
 */
async function send(preferences: Preferences, revision: number | undefined): Promise<boolean> {
  const { success, errors } = await api.call(calls.updateCris, {
    body: { cri_json: entriesOf(preferences), revision },
    outlivesPage: true,
  });
  if (success === false || errorLines(errors).length > 0) throw notStored();
  return success === true;
}

async function isStored(change: FollowingChange): Promise<boolean> {
  const { preferences } = await readStored();
  return withChange(preferences, change) === preferences;
}

/**
 * Applies one change to the saved preferences; after a concurrent write, reads them again and retries. [N-06]
 * @param isCurrent false once somebody else is signed in: nothing more is sent
 * @returns the preferences before and after; undefined if no longer current
 */
export async function keepChange(
  change: FollowingChange,
  isCurrent: () => boolean,
): Promise<{ before: Preferences; after: Preferences } | undefined> {
  for (let attempt = 1; isCurrent(); attempt += 1) {
    const { preferences: before, revision } = await readStored();
    const after = withChange(before, change);
    if (after === before) return { before, after };
    if (!isCurrent()) break;
    try {
      if (!(await send(after, revision)) && !(await isStored(change))) throw notStored();
      return { before, after };
    } catch (error) {
      if (!isOvertaken(error) || attempt === mostAttempts) throw error;
    }
  }
  return undefined;
}
