import { mayOpen, pages, type AskedPage, type Entitlements, type Page } from '@portal/contract';
import { matchPath } from '@portal/router';

/** Whether a client may follow a link; unknown as long as the entitlements are not loaded. */
export type LinkAccess = 'open' | 'closed' | 'unknown';

const allPages: readonly Page[] = Object.values<Page>(pages);

/** The page at an address of the portal, as its entitlement is asked for. */
function pageAtAddress(address: string): AskedPage {
  const [pathname = ''] = address.split(/[?#]/);
  return { pathname, access: allPages.find(({ path }) => matchPath(path, pathname) !== null)?.access };
}

/** Whether entitlements open a page. What was never loaded opens nothing that needs it, and refuses nothing either. [G-07] */
export function linkAccess(entitlements: Entitlements | undefined, address: string): LinkAccess {
  const page = pageAtAddress(address);
  if (entitlements === undefined) return page.access === undefined ? 'open' : 'unknown';
  return mayOpen(entitlements, page) ? 'open' : 'closed';
}
