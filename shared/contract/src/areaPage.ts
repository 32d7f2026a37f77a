import type { EarlyRead } from './earlyAnswers.ts';
import type { AccessKey } from './entitlements.ts';
import type { Language } from './language.ts';
import type { RouteGroup } from './remote.ts';

/** The longest label that a tab row or a menu has room for. */
export const longestLabel = 60;

/** A link of the shell to a page. */
export interface PageLink {
  /** Plain text. */
  label: Readonly<Record<Language, string>>;
  /** Links stand in the order of their places; leave gaps. */
  place: number;
}

/** A link in the account menu. */
export interface MenuLink extends PageLink {
  /**
   * `always`: even before permissions are known. `listed`: only if the permissions name the page.
   * @default if the permissions are known and open the page
   */
  shown?: 'always' | 'listed' | undefined;
}

/** What a first view draws: it decides which of the shared components its code has. */
export type FirstViewKind = 'list' | 'profile' | 'person';

/** The shell's code for first views of a kind, in the shell's record; each with its language at the end. */
export const firstViewParts: Readonly<Record<FirstViewKind, string>> = {
  list: 'first',
  profile: 'first-profile',
  person: 'first-person',
};

/** A page of an area, as in its release record. */
export interface ReleasedPage {
  path: string;
  /** Its layout. */
  group: RouteGroup;
  /** Undefined: open to every signed-in client. */
  access?: AccessKey | undefined;
  /** Its entry in the tab row. */
  tab?: PageLink | undefined;
  /** Its entry in the account menu. */
  menu?: MenuLink | undefined;
  /** Calls that the first view always makes. */
  reads?: readonly EarlyRead[] | undefined;
  /** It is painted from the answers of its `reads` before the portal's code has come. @default not */
  firstView?: FirstViewKind | undefined;
}

/** A page as its area declares it, in `src/pages.ts`. */
export interface AreaPage<Title extends string = string> extends Omit<ReleasedPage, 'group' | 'reads'> {
  /** @default gated */
  group?: RouteGroup | undefined;
  /** Message id. */
  title: Title;
  /** The page's `reads`. Used by the build, not by browsers. */
  firstReads?: (() => readonly EarlyRead[]) | undefined;
}

/** What the build records of a page. */
export const releasedPage = ({
  path,
  group = 'gated',
  access,
  tab,
  menu,
  firstReads,
  firstView,
}: AreaPage): ReleasedPage => ({
  path,
  group,
  access,
  tab,
  menu,
  reads: firstReads?.(),
  firstView,
});
