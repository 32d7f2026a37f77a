import type { PortalTab } from '@portal/contract';
import { profileClasses, type ProfileClass } from '@portal/wire-profiles';
import { HttpError } from '../http/HttpError.ts';

const tabs: Record<ProfileClass, PortalTab> = {
  Equity: 'analyst_profile_equity_tab',
  'Fixed Income': 'analyst_profile_fixed_income_tab',
};

interface ProfileChoice {
  own: readonly string[];
  /** Undefined for the page of all classes. */
  requested: ProfileClass | undefined;
}

/**
 * Returns the asset classes of the subscription, limited to the page's class.
 * @throws HttpError 403 if the client may not see the analyst [G-09]
 */
export function openAnalystClasses(
  { portalTabs }: { portalTabs: readonly string[] },
  { own, requested }: ProfileChoice,
): ProfileClass[] {
  const entitled = profileClasses.filter((each) => portalTabs.includes(tabs[each]));
  const open = requested === undefined ? entitled : entitled.filter((each) => each === requested);
  const opensPerson = requested === undefined ? open.some((each) => own.includes(each)) : open.length > 0;
  if (!opensPerson) throw new HttpError(403, 'This analyst is not included in the subscription.');
  return open;
}
