import { activeFilters, type FilterState } from '@portal/research';
import type { LibrariesMessage } from '#messages/index.ts';

/**
 * Explains an empty list by the day, what is new, or what the client follows; undefined if other filters narrow it.
 * [H-06] [N-07]
 */
export function emptyDay(filters: FilterState, followsNothing: boolean): LibrariesMessage | undefined {
  const active = activeFilters(filters);
  if (followsNothing) return 'research.follow.nothing';
  if (filters.onlyNew === true) return 'libraries.new.none';
  if (active.length === 0) return 'libraries.highlights.empty';
  return active.every(({ kind }) => kind === 'myCoverage') ? 'libraries.highlights.emptyMine' : undefined;
}
