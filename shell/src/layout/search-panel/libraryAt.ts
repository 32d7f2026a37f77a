import { pages } from '@portal/contract';
import { matchPath } from '@portal/router';
import type { LibraryName } from '@portal/wire';

/** A library whose page the search can stay on. */
export type SearchedName = Exclude<LibraryName, 'allresearch'>;

interface SearchedLibrary {
  name: SearchedName;
  path: string;
}

const libraries: readonly SearchedLibrary[] = [
  { name: 'equities', path: pages.equities.path },
  { name: 'bonds', path: pages.fixedIncome.path },
  { name: 'international', path: pages.international.path },
  { name: 'markets', path: pages.markets.path },
  { name: 'real_estate', path: pages.realEstate.path },
];

/** Undefined elsewhere, and on all research, where the search leads anyway. [L-20] */
export const libraryAt = (pathname: string): SearchedLibrary | undefined =>
  libraries.find(({ path }) => matchPath(path, pathname) !== null);
