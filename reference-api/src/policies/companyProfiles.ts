import type { PortalTab } from '@portal/contract';
import { HttpError } from '../http/HttpError.ts';

/** Tabs, with the asset class that the company must be covered in. */
const tabs = {
  company_profile_overview_tab: undefined,
  company_profile_equity_tab: 'Equity',
  company_profile_fixed_income_tab: 'Fixed Income',
  company_profile_esg_tab: undefined,
} as const satisfies Partial<Record<PortalTab, string | undefined>>;

type CompanyTab = keyof typeof tabs;
type Granted = Readonly<{ portalTabs: readonly string[] }>;

/** Opens the subscription's tabs of the asset classes that the company is covered in. [P-05] */
export function companyPermissions(
  { portalTabs }: Granted,
  classes: readonly string[],
): Record<CompanyTab, { can_access: boolean }> {
  const open = (tab: CompanyTab) => {
    const assetClass = tabs[tab];
    return portalTabs.includes(tab) && (assetClass === undefined || classes.includes(assetClass));
  };
  const entries = (Object.keys(tabs) as CompanyTab[]).map((tab) => [tab, { can_access: open(tab) }]);
  return Object.fromEntries(entries) as Record<CompanyTab, { can_access: boolean }>;
}

/** Whether the client may open one of the company's tabs. */
export function opensCompany(client: Granted, classes: readonly string[]): boolean {
  return Object.values(companyPermissions(client, classes)).some(({ can_access }) => can_access);
}

/** Refuses a company if the client may open none of its tabs. [G-09] */
export function requireCompany(client: Granted, classes: readonly string[]): void {
  if (!opensCompany(client, classes))
    throw new HttpError(403, 'This company is not included in the subscription.');
}
