import { api, failureMessage, queryClient, readQuery, useQuery } from '@portal/api';
import { notify } from '@portal/ui';
import { calls } from '@portal/wire';

const recentQuery = { ...readQuery(calls.recentSearches, {}), retry: false, staleTime: 60_000 };

const forgetAnswer = () => queryClient.invalidateQueries({ queryKey: recentQuery.queryKey });

/** Latest first; none where the API does not keep them. [L-28] */
export function useRecentSearches(): { remembers: boolean; searches: readonly string[] } {
  const { data } = useQuery(recentQuery);
  return { remembers: data?.enabled ?? false, searches: data?.searches ?? [] };
}

/** The search itself goes on: a failure costs the reader nothing, and is not reported. */
export function noteSearch(typed: string): void {
  const term = typed.trim();
  if (term === '') return;
  api
    .call(calls.noteSearch, { body: { search_term: term }, outlivesPage: true })
    .then(forgetAnswer)
    .catch(() => undefined);
}

/** @throws ApiError where the API does not keep searches */
export async function noteIfEnabled(typed: string): Promise<void> {
  const { enabled } = await queryClient.query(recentQuery);
  if (enabled) noteSearch(typed);
}

export async function clearSearches(): Promise<void> {
  try {
    await api.call(calls.forgetSearches);
  } catch (error) {
    notify({ message: { id: failureMessage(error) }, variant: 'error', about: 'recent searches' });
  }
  await forgetAnswer();
}
