import {
  isEntitled,
  mayOpen,
  type Entitlements,
  type MenuLink,
  type PageLink,
  type ReleasedPage,
} from '@portal/contract';
import type { PageEnvironment } from '@portal/wire';

export interface AccountItem extends PageLink {
  path: string;
}

/** Whether the permissions name the page, and grant it. */
function isListed({ access = [] }: ReleasedPage, entitlements: Entitlements): boolean {
  const names = typeof access === 'string' ? [access] : access;
  return isEntitled(
    entitlements,
    names.filter((name) => entitlements[name] !== undefined),
  );
}

function isShown(page: ReleasedPage, { shown }: MenuLink, entitlements: Entitlements | undefined): boolean {
  if (shown === 'always') return true;
  if (entitlements === undefined) return false;
  const { path: pathname, access } = page;
  return shown === 'listed' ? isListed(page, entitlements) : mayOpen(entitlements, { pathname, access });
}

/** The account menu's pages, in display order; none of a retired area. [S-01] [N-08] [F-19] */
export const accountItems = (
  { remotes }: PageEnvironment,
  entitlements: Entitlements | undefined,
): readonly AccountItem[] =>
  Object.values(remotes)
    .flatMap(({ pages }) => pages)
    .flatMap((page) => {
      const { path, menu } = page;
      return menu !== undefined && isShown(page, menu, entitlements) ? [{ ...menu, path }] : [];
    })
    .toSorted((one, other) => one.place - other.place);
