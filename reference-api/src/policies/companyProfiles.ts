import type { PortalTab } from '@portal/contract';
import { HttpError } from '../http/HttpError.ts';

/** The tabs of a company's page, with the asset class that a company must be covered in for one of a class. */
const tabs = {
  company_profile_overview_tab: undefined,
  company_profile_equity_tab: 'Equity',
  company_profile_fixed_income_tab: 'Fixed Income',
  company_profile_esg_tab: undefined,
} as const satisfies Partial<Record<PortalTab, string | undefined>>;

type CompanyTab = keyof typeof tabs;
type Granted = Readonly<{ portalTabs: readonly string[] }>;

/** Which tabs of a company's page a client may open: those of the subscription, of the classes it is covered in. [P-05] */
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

/** Whether a client may open any tab of a company's page. */
function opensCompany(client: Granted, classes: readonly string[]): boolean {
  return Object.values(companyPermissions(client, classes)).some(({ can_access }) => can_access);
}

/** Refuses what is known of a company to a client who may open no tab of its page. [G-09] */
export function requireCompany(client: Granted, classes: readonly string[]): void {
  if (!opensCompany(client, classes))
    throw new HttpError(403, 'This company is not included in the subscription.');
}
