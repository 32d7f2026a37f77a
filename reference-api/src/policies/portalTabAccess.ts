import { openTabs, pages, portalTabs, type Page, type PortalTab } from '@portal/contract';

/** The page of a tab: one of its own, else the one that it opens together with others. */
function pageOf(tab: PortalTab): Page | undefined {
  const candidates: Page[] = Object.values(pages).filter((page: Page) => page.path !== pages.home.path);
  return (
    candidates.find(({ access }) => access === tab) ??
    candidates.find(({ access }) => access !== undefined && [access].flat().includes(tab))
  );
}

/** Which tabs a client may open: an entry for every tab there is, so that none is open by having no entry. */
export function tabEntitlements(
  granted: readonly string[],
): Record<string, { can_access: boolean; route_pattern: string }> {
  return {
    ...Object.fromEntries(
      portalTabs.map((tab) => [
        tab,
        { can_access: granted.includes(tab), route_pattern: pageOf(tab)?.path ?? '' },
      ]),
    ),
    // Everybody's, and named all the same: the portal links to the page where an API names it.
    recently_read_tab: { can_access: true, route_pattern: pages.recentlyRead.path },
  };
}

/**
 * Whether a client may open a page by the name of its tab; of several, joined with ";", one is enough. [G-08]
 * A page without a tab is open, and so is one that every subscription includes. A name that is no tab opens nothing: the
 * contract knows them all.
 */
export function mayOpenTab(granted: readonly string[], tabName: string | undefined): boolean {
  if (tabName === undefined) return true;
  const asked = tabName.split(';');
  return (
    openTabs.some((tab) => asked.includes(tab)) ||
    portalTabs.some((tab) => asked.includes(tab) && granted.includes(tab))
  );
}
