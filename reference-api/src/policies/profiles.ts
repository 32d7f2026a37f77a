import type { PortalTab } from '@portal/contract';
import { profileClasses, type ProfileClass } from '@portal/wire-profiles';
import { HttpError } from '../http/HttpError.ts';

type Grants = Record<ProfileClass, readonly PortalTab[]>;

/** The tabs of a profile that show an asset class. */
const tabs: Record<'Company' | 'Sector', Grants> = {
  Company: {
    Equity: ['company_profile_overview_tab', 'company_profile_equity_tab', 'company_profile_esg_tab'],
    'Fixed Income': [
      'company_profile_overview_tab',
      'company_profile_fixed_income_tab',
      'company_profile_esg_tab',
    ],
  },
  Sector: { Equity: ['sector_profile_equity_tab'], 'Fixed Income': ['sector_profile_fixed_income_tab'] },
};

interface Granted {
  portalTabs: readonly string[];
}

/** The asset classes in which a client may see the profiles of companies or of sectors. [G-09] */
export function openProfileClasses({ portalTabs }: Granted, category: keyof typeof tabs): ProfileClass[] {
  return profileClasses.filter((each) => tabs[category][each].some((tab) => portalTabs.includes(tab)));
}

/** The classes in which a client may see a sector: the one that is asked for, or all; refused where there are none. [G-09] */
export function openSectorClasses(client: Granted, asked: ProfileClass | undefined): ProfileClass[] {
  const open = openProfileClasses(client, 'Sector').filter((each) => asked === undefined || each === asked);
  if (open.length === 0) throw new HttpError(403, 'This sector is not included in the subscription.');
  return open;
}

/** Which tabs of a sector's profile a client may open. [P-05] */
export function sectorPermissions(client: Granted): Record<string, { can_access: boolean }> {
  const open = openProfileClasses(client, 'Sector');
  return Object.fromEntries(
    profileClasses.flatMap((each) =>
      tabs.Sector[each].map((tab) => [tab, { can_access: open.includes(each) }] as const),
    ),
  );
}
