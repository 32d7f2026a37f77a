import type { PortalTab } from '@portal/contract';
import { profileClasses, type ProfileClass } from '@portal/wire-profiles';

export type TabState = 'open' | 'noAccess' | 'empty';

export const sectorTabs: Record<ProfileClass, { access: PortalTab }> = {
  Equity: { access: 'sector_profile_equity_tab' },
  'Fixed Income': { access: 'sector_profile_fixed_income_tab' },
};

/** Fields are undefined while loading. */
interface KnownTab {
  /** From the portal's map of tabs. */
  entitled: boolean;
  /** From the permissions of this record. */
  permitted: boolean | undefined;
  /** The API refused the tab's companies. */
  refused: boolean;
  companies: number | undefined;
  publications: number | undefined;
}

/** A tab is closed without access, or if it has nothing to show; failed reads do not count as nothing. [P-03] [P-05] */
export function tabState({ entitled, permitted, refused, companies, publications }: KnownTab): TabState {
  if (!entitled || permitted === false || refused) return 'noAccess';
  return companies === 0 && publications === 0 ? 'empty' : 'open';
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** The asset classes in the address, in order; unknown names are ignored. */
function classesNamed(search: string): ProfileClass[] {
  const names = new URLSearchParams(search).getAll('Asset Classification');
  return names.flatMap((name) => profileClasses.find((each) => sameName(name, each)) ?? []);
}

/**
 * Returns the tab to show, trying those in the address first: an open one, else an empty one. Undefined without access
 * to any. [P-03]
 */
export function shownTab(
  search: string,
  states: Readonly<Record<ProfileClass, TabState>>,
): ProfileClass | undefined {
  const inOrder = [...classesNamed(search), ...profileClasses];
  return inOrder.find((each) => states[each] === 'open') ?? inOrder.find((each) => states[each] === 'empty');
}
