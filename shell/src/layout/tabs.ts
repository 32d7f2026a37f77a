import { mayOpen, pages, type AccessKey, type Entitlements, type Page } from '@portal/contract';
import { matchPath } from '@portal/router';
import type { en } from '../messages/en.ts';

export interface Tab {
  message: keyof typeof en;
  access: AccessKey | undefined;
  /** Undefined: the environment's external corporate access calendar. */
  path: string | undefined;
}

const tab = (message: keyof typeof en, page: Page): Tab => ({
  message,
  access: page.access,
  path: page.path,
});

/** In display order. [S-03] */
const tabs: readonly Tab[] = [
  tab('shell.tabs.todaysHighlights', pages.todaysHighlights),
  tab('shell.tabs.equity', pages.equities),
  tab('shell.tabs.fixedIncome', pages.fixedIncome),
  tab('shell.tabs.international', pages.international),
  tab('shell.tabs.markets', pages.markets),
  tab('shell.tabs.realEstate', pages.realEstate),
  { message: 'shell.tabs.corporateAccess', access: 'corporate_access_tab', path: undefined },
  tab('shell.tabs.team', pages.team),
  tab('shell.tabs.coverage', pages.coverage),
];

/** None until the entitlements are known; never pages of retired areas. [S-03] [G-06] [F-19] */
export function visibleTabs(
  entitlements: Entitlements | undefined,
  isRetired: (path: string) => boolean = () => false,
): readonly Tab[] {
  if (entitlements === undefined) return [];
  return tabs.filter(
    ({ path: pathname = '', access }) => mayOpen(entitlements, { pathname, access }) && !isRetired(pathname),
  );
}

/** The tabs, then all research if there are any. [S-04] */
export function menuTabs(
  entitlements: Entitlements | undefined,
  isRetired: (path: string) => boolean,
): readonly Tab[] {
  const visible = visibleTabs(entitlements, isRetired);
  const hasMore = visible.length > 0 && !isRetired(pages.allResearch.path);
  return hasMore ? [...visible, tab('shell.tabs.allResearch', pages.allResearch)] : visible;
}

/** Like the router, ignores case and a trailing slash. The start page is Today's Highlights. */
export function isActiveTab(path: string, pathname: string): boolean {
  const isAt = (page: string) => matchPath(page, pathname) !== null;
  return isAt(path) || (path === pages.todaysHighlights.path && isAt(pages.home.path));
}
