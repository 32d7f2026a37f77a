import { queryClient } from '@portal/api';
import { pages } from '@portal/contract';
import { filtersAt } from '@portal/research';
import { Navigate, useLocation, type LoaderArgs } from '@portal/router';
import { libraryQuery } from '#api/library.ts';
import { libraryAt, restoringOf } from './libraries.ts';
import { LibraryResearch } from './LibraryResearch.tsx';

/** Starts the read and lets the page come up with its placeholders. */
export function loader({ request }: LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const library = libraryAt(pathname);
  // The list reads the same query and shows how it ended.
  if (library !== undefined)
    queryClient
      .infiniteQuery(libraryQuery(library, filtersAt(search, restoringOf(library)).filters))
      .catch(() => undefined);
  return null;
}

/** /equities /fixed-income /international /markets /real-estate /all-research  [L-01] */
export function Component() {
  const { pathname } = useLocation();
  const library = libraryAt(pathname);
  if (library === undefined) return <Navigate to={pages.home.path} replace />;
  return <LibraryResearch key={library.name} library={library} />;
}
