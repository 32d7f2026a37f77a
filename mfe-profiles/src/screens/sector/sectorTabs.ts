import type { PortalTab } from '@portal/contract';
import { profileClasses, type ProfileClass } from '@portal/wire-profiles';

/** Whether a tab can be opened, or why not. */
export type TabState = 'open' | 'noAccess' | 'empty';

export const sectorTabs: Record<ProfileClass, { access: PortalTab }> = {
  Equity: { access: 'sector_profile_equity_tab' },
  'Fixed Income': { access: 'sector_profile_fixed_income_tab' },
};

/** What is known of a tab; undefined while it is not. */
interface KnownTab {
  /** By the map of the portal's tabs. */
  entitled: boolean;
  /** By the permissions of this record. */
  permitted: boolean | undefined;
  /** The API refused the tab's companies. */
  refused: boolean;
  companies: number | undefined;
  publications: number | undefined;
}

/** A tab is closed without access, and when it has nothing to show; what could not be read is not nothing. [P-03] [P-05] */
export function tabState({ entitled, permitted, refused, companies, publications }: KnownTab): TabState {
  if (!entitled || permitted === false || refused) return 'noAccess';
  return companies === 0 && publications === 0 ? 'empty' : 'open';
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** The classes that an address names, in its order; a name that is not one names none. */
function classesNamed(search: string): ProfileClass[] {
  const names = new URLSearchParams(search).getAll('Asset Classification');
  return names.flatMap((name) => profileClasses.find((each) => sameName(name, each)) ?? []);
}

/**
 * The tab that is shown: the first that the address names, else the first; one that is open before one that is empty. Undefined
 * without access to any. [P-03]
 */
export function shownTab(
  search: string,
  states: Readonly<Record<ProfileClass, TabState>>,
): ProfileClass | undefined {
  const inOrder = [...classesNamed(search), ...profileClasses];
  return inOrder.find((each) => states[each] === 'open') ?? inOrder.find((each) => states[each] === 'empty');
}
