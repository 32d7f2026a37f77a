import {
  matchesRoute,
  mayOpen,
  pages,
  type RequestedPage,
  type Entitlements,
  type Page,
} from '@portal/contract';

/** `unknown` until entitlements are loaded. */
export type LinkAccess = 'open' | 'closed' | 'unknown';

const allPages: readonly Page[] = Object.values<Page>(pages);

function pageAtAddress(address: string): RequestedPage {
  const [pathname = ''] = address.split(/[?#]/);
  return { pathname, access: allPages.find(({ path }) => matchesRoute(path, pathname))?.access };
}

/**
 * Whether entitlements open a page. Before they are loaded, only pages without a required entitlement are open; the
 * others are unknown. [G-07]
 */
export function linkAccess(entitlements: Entitlements | undefined, address: string): LinkAccess {
  const page = pageAtAddress(address);
  if (entitlements === undefined) return page.access === undefined ? 'open' : 'unknown';
  return mayOpen(entitlements, page) ? 'open' : 'closed';
}
