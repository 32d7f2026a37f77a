import { pages, type Page } from './pages.ts';
import { matchesRoute } from './matchesRoute.ts';

/**
 * Access by portal tab. A tab without an entry is allowed, unless it is beyond the specification; one without a route opens no page by
 * itself.
 */
export type Entitlements = Partial<
  Record<string, { can_access: boolean; route_pattern?: string | null | undefined }>
>;

/** Name of a tab, or of several of which any suffices. Undefined: open to every signed-in client. */
export type AccessKey = string | readonly string[];

/** A page to check: its address, and its tabs if the map has no route for it. */
export interface RequestedPage {
  pathname: string;
  access: AccessKey | undefined;
}

/** Of pages that the specification does not have: an API that names no such tab does not serve its page. */
const tabsBeyond: readonly string[] = ['recently_read_tab', 'new_for_you_tab'];

/** Whether a loaded map grants any of the tabs. If it could not be loaded, show that failure instead. [G-06] */
export function isEntitled(
  entitlements: Entitlements,
  tabs: string | readonly string[] | undefined,
): boolean {
  if (tabs === undefined) return true;
  const names = typeof tabs === 'string' ? [tabs] : tabs;
  return names.some((tab) => {
    const entry = entitlements[tab];
    return entry === undefined ? !tabsBeyond.includes(tab) : entry.can_access === true;
  });
}

/** The start page is Today's Highlights. */
const addressesOf = (pathname: string) =>
  pathname === pages.home.path ? [pathname, pages.todaysHighlights.path] : [pathname];

/**
 * Returns the tabs that decide on a page: those whose route in the map matches, else its own. Undefined: open to every
 * signed-in client. [K-03]
 */
export function tabsOfPage(
  entitlements: Entitlements,
  { pathname, access }: RequestedPage,
): readonly string[] | undefined {
  for (const address of addressesOf(pathname)) {
    const matching = Object.entries(entitlements).filter(([, entry]) =>
      matchesRoute(entry?.route_pattern, address),
    );
    if (matching.length > 0) return matching.map(([tab]) => tab);
  }
  if (access === undefined) return undefined;
  return typeof access === 'string' ? [access] : access;
}

/** Whether a loaded map opens a page, by its route first. [G-06] [K-03] */
export const mayOpen = (entitlements: Entitlements, page: RequestedPage): boolean =>
  isEntitled(entitlements, tabsOfPage(entitlements, page));

/** A page of the contract at its own address. */
export const atOwnAddress = ({ path, access }: Pick<Page, 'path' | 'access'>): RequestedPage => ({
  pathname: path,
  access,
});

/** Re-keys a map from the API's names of portal tabs to the portal's own; unknown names stay. [K-03] */
export function byOwnTabNames<Entry>(
  map: Partial<Record<string, Entry>>,
  tabNames: Readonly<Partial<Record<string, string>>> = {},
): Partial<Record<string, Entry>> {
  const own = new Map(Object.entries(tabNames).map(([tab, name]) => [name, tab]));
  return Object.fromEntries(Object.entries(map).map(([name, entry]) => [own.get(name) ?? name, entry]));
}
