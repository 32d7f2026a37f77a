import { pages, type Page } from '@portal/contract';
import { matchPath } from '@portal/router';
import type { LibrariesMessage } from '#messages/index.ts';

/** One library: its page and what sets it apart from the others. */
export interface Library {
  page: Page;
  title: LibrariesMessage;
}

/** The six libraries: one screen, and a row each for what differs. [L-01] */
export const libraries: readonly Library[] = [
  { page: pages.equities, title: 'libraries.equities' },
  { page: pages.fixedIncome, title: 'libraries.fixedIncome' },
  { page: pages.international, title: 'libraries.international' },
  { page: pages.markets, title: 'libraries.markets' },
  { page: pages.realEstate, title: 'libraries.realEstate' },
  { page: pages.allResearch, title: 'libraries.allResearch' },
];

/** The library at an address, compared as the router does: case and a trailing slash make no difference. */
export function libraryAt(pathname: string): Library | undefined {
  return libraries.find(({ page }) => matchPath(page.path, pathname) !== null);
}
