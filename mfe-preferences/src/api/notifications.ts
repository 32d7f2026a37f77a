import { api, ApiError, errorLines, queryOptions } from '@portal/api';
import {
  calls,
  readPreferences,
  writePreferences,
  type Delivery,
  type Preferences,
  type Tag,
} from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';

export interface StoredSettings {
  preferences: Preferences;
  /** Undefined if the API has no revisions. */
  revision: number | undefined;
  /** Undefined if the API offers no choice. */
  delivery: Delivery | undefined;
}

const signalOf = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });

export async function readSettings(signal?: AbortSignal): Promise<StoredSettings> {
  const { cri_json, revision, delivery } = await api.call(calls.getCris, signalOf(signal));
  return { preferences: readPreferences(cri_json), revision, delivery };
}

interface Sending {
  /** Whether what is read back is what was sent. */
  isStored: (stored: StoredSettings) => boolean;
  signal?: AbortSignal;
}

/**
 * Stores settings that are based on their revision. They are read back if the answer does not say that it worked.
 * @throws ApiError also if a response with status 200 reports an error; with status 409 if another device was first
 */
export async function sendSettings(
  { preferences, revision, delivery }: StoredSettings,
  { isStored, signal }: Sending,
): Promise<void> {
  // Entries that came from the API are sent back unchanged.
  const cri_json = writePreferences(preferences) as Record<string, unknown>[];
  const { success, errors } = await api.call(calls.updateCris, {
    body: { cri_json, revision, delivery },
    ...signalOf(signal),
  });
  const isRefused = success === false || errorLines(errors).length > 0;
  if (isRefused || (success === undefined && !isStored(await readSettings(signal))))
    throw new ApiError('server', 'The API did not keep the preferences.');
}

export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

/** How often other devices may be first. */
export const mostTries = 4;

/**
 * Key under which Follow buttons cache the same response (`preferencesQuery` of @portal/research); separate, so
 * that it does not refetch under a form.
 */
export const followingKey = ['preferences', 'kept'];

/** Never cached: other pages and devices change it too. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences', 'settings'],
  queryFn: ({ signal }) => readSettings(signal),
  staleTime: 0,
  gcTime: 0,
});

export type TagsByCategory = Readonly<Record<string, readonly Tag[]>>;

const categories = ['Aggregated Publication Type', 'Analyst', 'Sector', 'Company'].join(';');

export const readOffered = (signal: AbortSignal): Promise<TagsByCategory> =>
  api.call(preferenceCalls.preferenceCentre, { query: { categories }, signal });

/** The tags that can be chosen. */
export const offeredQuery = queryOptions({
  queryKey: ['preferences', 'offered'],
  queryFn: ({ signal }) => readOffered(signal),
});
