import { toggles } from '@portal/wire';
import type { FilterState } from '../FilterState.ts';
import { publicationFilters, type PageFilters } from '../filterTable.ts';
import { joinValues } from '../joinedValues.ts';

/** Of a filter that excludes values. */
export const negation = 'not_';
export const librariesParameter = 'libraries';

/** Writes filters as '' or '?…', in a fixed order, so that equal filters have equal addresses. */
export function writeFilters(filters: FilterState, page: PageFilters = publicationFilters): string {
  const { tagFilters, tagNotFilters, dateRange, libraries = [], searchTerm, sorting } = filters;
  const search = new URLSearchParams();
  if (page.tab !== undefined) search.set('tab', page.tab);
  if (searchTerm !== '') search.set('search_term', searchTerm);
  if (libraries.length > 0) search.set(librariesParameter, joinValues(libraries));
  for (const [prefix, chosen] of Object.entries({ '': tagFilters, [negation]: tagNotFilters }))
    for (const category of page.values) {
      const values = chosen[category] ?? [];
      if (values.length > 0) search.set(prefix + category, joinValues(values));
    }
  if (dateRange !== undefined) {
    search.set('start_date', dateRange.start_date);
    search.set('end_date', dateRange.end_date);
  }
  for (const name of page.toggles) if (filters[name] === true) search.set(toggles[name].address, 'true');
  if (sorting !== undefined) search.set('sorting', sorting);
  // A literal ";" has no meaning in a query and keeps links readable.
  return search.size === 0 ? '' : `?${search.toString().replaceAll('%3B', ';')}`;
}
