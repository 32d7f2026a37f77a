import { api, queryOptions } from '@portal/api';
import { calls, readPreferences, type Delivery, type Preferences, type Tag } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';

/** What the API keeps of a client's wishes. */
export interface KeptSettings {
  preferences: Preferences;
  /** Undefined for an API that counts no changes. */
  revision: number | undefined;
  /** Undefined for an API that offers no choice. */
  delivery: Delivery | undefined;
}

export async function readKept(signal?: AbortSignal): Promise<KeptSettings> {
  const { cri_json, revision, delivery } = await api.call(
    calls.getCris,
    signal === undefined ? {} : { signal },
  );
  return { preferences: readPreferences(cri_json), revision, delivery };
}

/** Where Follow buttons have the same answer, see keptPreferencesQuery of @portal/research: not read again under a form. */
export const keptForFollowing = ['preferences', 'kept'];

/** What is kept. Read again by each visit: other pages and devices change it too. */
export const keptQuery = queryOptions({
  queryKey: ['preferences', 'settings'],
  queryFn: ({ signal }) => readKept(signal),
  staleTime: 0,
  gcTime: 0,
});

/** Tags by their category. */
export type TagsByCategory = Readonly<Record<string, readonly Tag[]>>;

const categories = ['Aggregated Publication Type', 'Analyst', 'Sector', 'Company'].join(';');

/** What can be chosen. */
export const offeredQuery = queryOptions({
  queryKey: ['preferences', 'offered'],
  queryFn: ({ signal }): Promise<TagsByCategory> =>
    api.call(preferenceCalls.preferenceCentre, { query: { categories }, signal }),
});
