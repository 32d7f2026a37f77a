import type { PortalTab } from './portalTabs.ts';

/** What the API grants, by portal tab. A tab with no entry is allowed. */
export type Entitlements = Partial<Record<string, { can_access: boolean; route_pattern: string }>>;

/** One tab, or several of which any opens the page; none: open to every signed-in client. */
export type AccessKey = PortalTab | readonly PortalTab[];

/**
 * Whether a loaded entitlement map grants a page. Several tabs grant it together: any one is enough.
 * A map that was never loaded has no answer here: the caller shows the failure instead. [G-06]
 */
export function isEntitled(entitlements: Entitlements, access: AccessKey | undefined): boolean {
  if (access === undefined) return true;
  const tabs = typeof access === 'string' ? [access] : access;
  return tabs.some((tab) => entitlements[tab] === undefined || entitlements[tab].can_access === true);
}
