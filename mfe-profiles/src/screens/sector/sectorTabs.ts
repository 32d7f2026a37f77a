import type { PortalTab } from '@portal/contract';
import { readTab, type TabReading, type TabState } from '@portal/research';
import { profileClasses, type ProfileClass } from '@portal/wire-profiles';

export const sectorTabs: Record<ProfileClass, { access: PortalTab }> = {
  Equity: { access: 'sector_profile_equity_tab' },
  'Fixed Income': { access: 'sector_profile_fixed_income_tab' },
};

const tabs = profileClasses.map((name) => ({ name }));

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

/** Reads the tab to show from the address. [P-03] */
export const shownTab = (
  search: string,
  states: Readonly<Record<ProfileClass, TabState>>,
): TabReading<{ name: ProfileClass }> =>
  readTab(tabs, new URLSearchParams(search).getAll('Asset Classification'), ({ name }) => states[name]);
