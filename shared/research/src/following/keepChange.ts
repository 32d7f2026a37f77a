import { api, ApiError, errorLines } from '@portal/api';
import { calls, readPreferences, writePreferences, type Preferences } from '@portal/wire';
import { withChange, type FollowingChange } from './subjects.ts';

const mostAttempts = 5;

/** Something else was kept between reading and keeping. */
const isOvertaken = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Entries that are no records stay as they came, too. */
const entriesOf = (preferences: Preferences) => writePreferences(preferences) as Record<string, unknown>[];

/** @throws ApiError also for an answer of 200 that says that it failed */
async function send(preferences: Preferences, revision: number | undefined): Promise<void> {
  const { success, errors } = await api.call(calls.updateCris, {
    body: { cri_json: entriesOf(preferences), ...(revision === undefined ? {} : { revision }) },
    outlivesPage: true,
  });
  if (!success || errorLines(errors).length > 0)
    throw new ApiError('server', 'The API did not keep the preferences.');
}

/**
 * Keeps one change among whatever else is kept. What was kept elsewhere in between is read again, and the change repeated. [N-06]
 * @param isCurrent false once somebody else is signed in: nothing more is sent
 * @returns what was there before, and what is there now
 */
export async function keepChange(
  change: FollowingChange,
  isCurrent: () => boolean,
): Promise<{ before: Preferences; after: Preferences } | undefined> {
  for (let attempt = 1; isCurrent(); attempt += 1) {
    const { cri_json, revision } = await api.call(calls.getCris);
    const before = readPreferences(cri_json);
    const after = withChange(before, change);
    if (after === before) return { before, after };
    if (!isCurrent()) break;
    try {
      await send(after, revision);
      return { before, after };
    } catch (error) {
      if (!isOvertaken(error) || attempt === mostAttempts) throw error;
    }
  }
  return undefined;
}
