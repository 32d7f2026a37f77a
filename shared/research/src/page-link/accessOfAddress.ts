import { isEntitled, pages, type AccessKey, type Entitlements, type Page } from '@portal/contract';
import { matchPath } from '@portal/router';

/** Whether a client may follow a link; unknown as long as the entitlements are not loaded. */
export type LinkAccess = 'open' | 'closed' | 'unknown';

const allPages: readonly Page[] = Object.values<Page>(pages);

/** What grants the page at an address of the portal; undefined when every client may open it. */
export function accessOfAddress(address: string): AccessKey | undefined {
  const [pathname = ''] = address.split(/[?#]/);
  return allPages.find(({ path }) => matchPath(path, pathname) !== null)?.access;
}

/** Whether entitlements open a page. What was never loaded opens nothing that needs it, and refuses nothing either. [G-07] */
export function linkAccess(
  entitlements: Entitlements | undefined,
  access: AccessKey | undefined,
): LinkAccess {
  if (access === undefined) return 'open';
  if (entitlements === undefined) return 'unknown';
  return isEntitled(entitlements, access) ? 'open' : 'closed';
}
