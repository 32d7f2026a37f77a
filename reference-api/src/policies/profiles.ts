import type { PortalTab } from '@portal/contract';
import { profileClasses, type ProfileClass } from '@portal/wire-profiles';
import { HttpError } from '../http/HttpError.ts';

type Grants = Record<ProfileClass, readonly PortalTab[]>;

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

/** Asset classes whose profiles the client may see. [G-09] */
export function openProfileClasses({ portalTabs }: Granted, category: keyof typeof tabs): ProfileClass[] {
  return profileClasses.filter((each) => tabs[category][each].some((tab) => portalTabs.includes(tab)));
}

/** Asset classes in which the client may see a sector; refused if there are none. [G-09] */
export function openSectorClasses(client: Granted, requested: ProfileClass | undefined): ProfileClass[] {
  const open = openProfileClasses(client, 'Sector').filter(
    (each) => requested === undefined || each === requested,
  );
  if (open.length === 0) throw new HttpError(403, 'This sector is not included in the subscription.');
  return open;
}

/** Tabs of a sector that the client may open. [P-05] */
export function sectorPermissions(client: Granted): Record<string, { can_access: boolean }> {
  const open = openProfileClasses(client, 'Sector');
  return Object.fromEntries(
    profileClasses.flatMap((each) =>
      tabs.Sector[each].map((tab) => [tab, { can_access: open.includes(each) }] as const),
    ),
  );
}
