import { openTabs, pages, portalTabs, type Page, type PortalTab } from '@portal/contract';

/** Returns the tab's own page, else one that it shares. */
function pageOf(tab: PortalTab): Page | undefined {
  const candidates: Page[] = Object.values(pages).filter((page: Page) => page.path !== pages.home.path);
  return (
    candidates.find(({ access }) => access === tab) ??
    candidates.find(({ access }) => access !== undefined && [access].flat().includes(tab))
  );
}

/** Lists every tab, so that none is open by omission. */
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
    // Open to everyone; the portal only links to them if listed here.
    recently_read_tab: { can_access: true, route_pattern: pages.recentlyRead.path },
    // For those who can follow something.
    new_for_you_tab: {
      can_access: granted.includes('notification_centre_tab'),
      route_pattern: pages.newForYou.path,
    },
  };
}

/**
 * Whether the client may open the page; of several tabs joined with ";", one is enough. [G-08] Pages without a tab, and
 * tabs of every subscription, are open; unknown names open nothing: the contract lists all.
 */
export function mayOpenTab(granted: readonly string[], tabName: string | undefined): boolean {
  if (tabName === undefined) return true;
  const names = tabName.split(';');
  return (
    openTabs.some((tab) => names.includes(tab)) ||
    portalTabs.some((tab) => names.includes(tab) && granted.includes(tab))
  );
}
