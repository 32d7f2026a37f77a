import {
  isEntitled,
  pages,
  portalTabs,
  type Entitlements,
  type Page,
  type PortalTab,
} from '@portal/contract';

function pageOf(tab: PortalTab): Page | undefined {
  if (tab.startsWith('company_profile_')) return pages.companyProfile;
  if (tab.startsWith('sector_profile_')) return pages.sectorProfile;
  const candidates: Page[] = Object.values(pages).filter((page: Page) => page.path !== pages.home.path);
  return candidates.find(({ access }) => access !== undefined && [access].flat().includes(tab));
}

/** Which tabs a client may open: an entry for every tab there is, so that none is open by having no entry. */
export function tabEntitlements(
  granted: readonly string[],
): Record<string, { can_access: boolean; route_pattern: string }> {
  return Object.fromEntries(
    portalTabs.map((tab) => [
      tab,
      { can_access: granted.includes(tab), route_pattern: pageOf(tab)?.path ?? '' },
    ]),
  );
}

/** Whether a client may open a page by the name of its tab; several, joined with ";", open it together. [G-08] */
export function mayOpenTab(granted: readonly string[], tabName: string | undefined): boolean {
  if (tabName === undefined) return true;
  const entitlements: Entitlements = tabEntitlements(granted);
  return tabName
    .split(';')
    .some((tab) => entitlements[tab] === undefined || isEntitled(entitlements, tab as PortalTab));
}
