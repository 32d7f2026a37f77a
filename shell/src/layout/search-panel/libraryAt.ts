import { pages } from '@portal/contract';
import { matchPath } from '@portal/router';
import type { LibraryName } from '@portal/wire';
import type { Tab } from '../tabs.ts';

interface SearchedLibrary {
  name: LibraryName;
  path: string;
  /** Its tab, if that has the same name. */
  tab?: Tab['message'];
}

const libraries: readonly SearchedLibrary[] = [
  { name: 'equities', path: pages.equities.path },
  { name: 'bonds', path: pages.fixedIncome.path, tab: 'shell.tabs.fixedIncome' },
  { name: 'international', path: pages.international.path, tab: 'shell.tabs.international' },
  { name: 'markets', path: pages.markets.path, tab: 'shell.tabs.markets' },
  { name: 'real_estate', path: pages.realEstate.path, tab: 'shell.tabs.realEstate' },
];

/** Undefined elsewhere, and on all research, where the search leads anyway. [L-20] */
export const libraryAt = (pathname: string): SearchedLibrary | undefined =>
  libraries.find(({ path }) => matchPath(path, pathname) !== null);

/** Undefined for the library whose tab has another name. */
export const tabOf = (name: string): Tab['message'] | undefined =>
  name === 'allResearch' ? 'shell.tabs.allResearch' : libraries.find((library) => library.name === name)?.tab;
