import type { LibraryName } from '@portal/wire';
import { viewQuerySchema, type ViewQuery } from '@portal/wire-libraries';
import { readLibraries } from '#policies/libraries.ts';
import type { Searched } from '../listSelection.ts';

const mostCounted = 100;

interface View extends Searched {
  /** As it was saved. */
  saved: ViewQuery;
}

/**
 * A saved view as input for its library's list; undefined if another server version stored it in a different format.
 */
export function viewFilters(library: LibraryName, saved: unknown): View | undefined {
  const { success, data } = viewQuerySchema.safeParse(saved);
  if (!success) return undefined;
  return {
    saved: data,
    // Ignores the view's order: of many hits, the newest are considered.
    query: { ...data, order: undefined, page: 1, page_size: 1, limit: mostCounted },
    scope: { library, libraries: library === 'allresearch' ? readLibraries(data.libraries) : undefined },
  };
}
