import type { LibraryName } from '@portal/wire';
import { viewQuerySchema, type ViewQuery } from '@portal/wire-libraries';
import { readLibraries } from '#policies/libraries.ts';
import type { Searched } from '../publications/selectionOf.ts';

/** The most papers of a view that are counted. */
const mostCounted = 100;

interface View extends Searched {
  /** As it was saved. */
  kept: ViewQuery;
}

/** A kept view as its library's list takes it; undefined for one that an older or newer server kept in another shape. */
export function viewFilters(library: LibraryName, kept: unknown): View | undefined {
  const { success, data } = viewQuerySchema.safeParse(kept);
  if (!success) return undefined;
  return {
    kept: data,
    // In whatever order it is shown: of a search with many hits the newest are looked at.
    query: { ...data, order: undefined, page: 1, page_size: 1, limit: mostCounted },
    scope: { library, libraries: library === 'allresearch' ? readLibraries(data.libraries) : undefined },
  };
}
