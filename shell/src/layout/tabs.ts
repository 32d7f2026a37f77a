import {
  mayOpen,
  pages,
  type AccessKey,
  type Entitlements,
  type PageLink,
  type ReleasedPage,
} from '@portal/contract';
import { matchPath } from '@portal/router';
import type { PageEnvironment } from '@portal/wire';
import { retiredAreaAt } from '../remotes/areaOfPath.ts';

export interface Tab extends PageLink {
  /** Undefined: the environment's external corporate access calendar. */
  path: string | undefined;
}

interface GuardedTab extends Tab {
  access: AccessKey | undefined;
}

/** The shell's own tab. */
const corporateAccess: GuardedTab = {
  label: { en: 'Corporate Access', de: 'Corporate Access' },
  place: 70,
  access: 'corporate_access_tab',
  path: undefined,
};

/** Only in menus: in the header, the search leads there. */
export const allResearch: Tab = {
  label: { en: 'All Research', de: 'Alle Publikationen' },
  place: Number.POSITIVE_INFINITY,
  path: pages.allResearch.path,
};

export const tabsOf = (areas: Readonly<Record<string, { pages: readonly ReleasedPage[] }>>): GuardedTab[] =>
  Object.values(areas)
    .flatMap((area) => area.pages)
    .flatMap(({ path, access, tab }) => (tab === undefined ? [] : [{ ...tab, path, access }]));

/** Those that the client may open, in display order. */
export const openTabs = (tabs: readonly GuardedTab[], entitlements: Entitlements): GuardedTab[] =>
  tabs
    .filter(({ path: pathname = '', access }) => mayOpen(entitlements, { pathname, access }))
    .toSorted((one, other) => one.place - other.place);

/** Tabs of the areas in force, and the shell's own; none of a retired area. [S-03] [G-06] [F-19] */
export const visibleTabs = ({ remotes }: PageEnvironment, entitlements: Entitlements): readonly Tab[] =>
  openTabs([...tabsOf(remotes), corporateAccess], entitlements);

/** The tabs, then all research if there are any. [S-04] */
export function menuTabs(environment: PageEnvironment, visible: readonly Tab[]): readonly Tab[] {
  const hasMore = visible.length > 0 && retiredAreaAt(environment, pages.allResearch.path) === undefined;
  return hasMore ? [...visible, allResearch] : visible;
}

/** Like the router, ignores case and a trailing slash. The start page is Today's Highlights. */
export function isActiveTab(path: string, pathname: string): boolean {
  const isAt = (page: string) => matchPath(page, pathname) !== null;
  return isAt(path) || (path === pages.todaysHighlights.path && isAt(pages.home.path));
}
