import { queryClient } from '@portal/api';
import { pages } from '@portal/contract';
import { languageStore } from '@portal/i18n';
import { entitledParameter, filtersAt, foldedEditions } from '@portal/research';
import { Navigate, useLocation, type LoaderArgs } from '@portal/router';
import { giveUpUnwatched } from '#api/giveUpUnwatched.ts';
import { libraryQuery, studiesQuery } from '#api/library.ts';
import { libraryAt, type Library } from './libraries.ts';
import { LibraryResearch } from './LibraryResearch.tsx';
import { needsStudies, restoringOf } from './useLibraryFilters.ts';

async function startRead(library: Library, search: string): Promise<void> {
  const studies = needsStudies(library, search) ? await queryClient.query(studiesQuery(library.name)) : [];
  const restoring = restoringOf(
    library,
    studies.map(({ value }) => value),
  );
  const { filters } = filtersAt(search, restoring);
  const folded = foldedEditions(filters, languageStore.getState().language);
  const query = libraryQuery(library, filters, { ...folded, ...entitledParameter() });
  giveUpUnwatched(query.queryKey.slice(0, -1), query.queryKey);
  await queryClient.infiniteQuery(query);
}

/** Starts the read without waiting: the page shows placeholders. */
export function loader({ request }: LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const library = libraryAt(pathname);
  // The list reads the same queries and reports errors.
  if (library !== undefined) startRead(library, search).catch(() => undefined);
  return null;
}

/** /equities /fixed-income /international /markets /real-estate /all-research  [L-01] */
export function Component() {
  const { pathname } = useLocation();
  const library = libraryAt(pathname);
  if (library === undefined) return <Navigate to={pages.home.path} replace />;
  return <LibraryResearch key={library.name} library={library} />;
}
