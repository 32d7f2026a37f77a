import type { PortalTab } from '@portal/contract';
import { profileClasses, type ProfileClass } from '@portal/wire-profiles';
import { HttpError } from '../http/HttpError.ts';

const tabs: Record<ProfileClass, PortalTab> = {
  Equity: 'analyst_profile_equity_tab',
  'Fixed Income': 'analyst_profile_fixed_income_tab',
};

interface Asked {
  /** The classes that the analyst works in. */
  own: readonly string[];
  /** The one class of the page; undefined for the page of all. */
  asked: ProfileClass | undefined;
}

/**
 * The asset classes in which a client may see an analyst: those whose tab the subscription has, on a page of one class that one alone.
 * Refuses an analyst of whom the client may see none. [G-09]
 */
export function openAnalystClasses(
  { portalTabs }: { portalTabs: readonly string[] },
  { own, asked }: Asked,
): ProfileClass[] {
  const entitled = profileClasses.filter((each) => portalTabs.includes(tabs[each]));
  const open = asked === undefined ? entitled : entitled.filter((each) => each === asked);
  const opensPerson = asked === undefined ? open.some((each) => own.includes(each)) : open.length > 0;
  if (!opensPerson) throw new HttpError(403, 'This analyst is not included in the subscription.');
  return open;
}
