import { api, queryOptions } from '@portal/api';
import { calls, readPreferences, type Delivery, type Preferences, type Tag } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';

export interface KeptSettings {
  preferences: Preferences;
  /** Undefined if the API has no revisions. */
  revision: number | undefined;
  /** Undefined if the API offers no choice. */
  delivery: Delivery | undefined;
}

export async function readKept(signal?: AbortSignal): Promise<KeptSettings> {
  const { cri_json, revision, delivery } = await api.call(
    calls.getCris,
    signal === undefined ? {} : { signal },
  );
  return { preferences: readPreferences(cri_json), revision, delivery };
}

/**
 * Key under which Follow buttons cache the same response (`keptPreferencesQuery` of @portal/research); separate, so
 * that it does not refetch under a form.
 */
export const keptForFollowing = ['preferences', 'kept'];

/** Never cached: other pages and devices change it too. */
export const keptQuery = queryOptions({
  queryKey: ['preferences', 'settings'],
  queryFn: ({ signal }) => readKept(signal),
  staleTime: 0,
  gcTime: 0,
});

export type TagsByCategory = Readonly<Record<string, readonly Tag[]>>;

const categories = ['Aggregated Publication Type', 'Analyst', 'Sector', 'Company'].join(';');

/** The tags that can be chosen. */
export const offeredQuery = queryOptions({
  queryKey: ['preferences', 'offered'],
  queryFn: ({ signal }): Promise<TagsByCategory> =>
    api.call(preferenceCalls.preferenceCentre, { query: { categories }, signal }),
});
