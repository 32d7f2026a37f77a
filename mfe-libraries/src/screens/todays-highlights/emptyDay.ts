import { activeFilters, type FilterState } from '@portal/research';
import type { LibrariesMessage } from '#messages/index.ts';

/** Why a day shows nothing: of the day itself, of what the client follows, or, undefined, of what is left of it. [H-06] [N-07] */
export function emptyDay(filters: FilterState, followsNothing: boolean): LibrariesMessage | undefined {
  const active = activeFilters(filters);
  if (followsNothing) return 'research.follow.nothing';
  if (filters.onlyNew === true) return 'libraries.new.none';
  if (active.length === 0) return 'libraries.highlights.empty';
  return active.every(({ kind }) => kind === 'myCoverage') ? 'libraries.highlights.emptyMine' : undefined;
}
