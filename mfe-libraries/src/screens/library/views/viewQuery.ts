import { lastingFilters, readFilters, toggledBy, writeFilters, type FilterState } from '@portal/research';
import type { SavedView, ViewQuery } from '@portal/wire-libraries';
import { listFilters } from '#api/listFilters.ts';

/** Converts filters to a view, without temporary ones. */
export const viewQuery = (filters: FilterState): ViewQuery => listFilters(lastingFilters(filters));

/** Returns a view's address within its library, without filters that the portal no longer knows. */
export function viewSearch(query: ViewQuery, today: string): string {
  const { tag_filters, tag_not_filters, date_range, libraries, search_term, order, ...others } = query;
  const written = writeFilters({
    tagFilters: tag_filters ?? {},
    tagNotFilters: tag_not_filters ?? {},
    dateRange: date_range,
    ...toggledBy(others),
    searchTerm: search_term ?? '',
    sorting: order,
  });
  const search = new URLSearchParams(written);
  if (libraries !== undefined) search.set('libraries', libraries);
  return writeFilters(readFilters(search.toString(), today).filters);
}

/** Returns the saved view that matches the filters, if any. */
export function currentView(
  views: readonly SavedView[],
  filters: FilterState,
  today: string,
): SavedView | undefined {
  const shown = viewSearch(viewQuery(filters), today);
  return views.find(({ query }) => viewSearch(query, today) === shown);
}
