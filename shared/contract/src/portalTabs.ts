/** Every portal tab a subscription can grant: the keys of the entitlement map. */
export const portalTabs = [
  'todays_highlights_tab',
  'equity_library_tab',
  'fixed_income_library_tab',
  'international_library_tab',
  'markets_library_tab',
  'real_estate_library_tab',
  'corporate_access_tab',
  'team_equity_research_tab',
  'team_credit_research_tab',
  'team_market_research_tab',
  'team_equity_sales_zrh_tab',
  'team_equity_sales_uk_tab',
  'team_fixed_income_sales_tab',
  'coverage_equity_tab',
  'coverage_fixed_income_tab',
  'coverage_international_tab',
  'analyst_profile_equity_tab',
  'analyst_profile_fixed_income_tab',
  'company_profile_overview_tab',
  'company_profile_equity_tab',
  'company_profile_fixed_income_tab',
  'company_profile_esg_tab',
  'sector_profile_equity_tab',
  'sector_profile_fixed_income_tab',
  'notification_centre_tab',
] as const;

export type PortalTab = (typeof portalTabs)[number];

/** Pages that every subscription includes: names for the authorisation call, without an entry in the map. */
export const openTabs = [
  'all_research_tab',
  'document_preview_tab',
  'my_subscription_tab',
  'recently_read_tab',
] as const;

export type OpenTab = (typeof openTabs)[number];

const startingWith = (prefix: string) => portalTabs.filter((tab) => tab.startsWith(prefix));

/** The tabs of the team page: it is granted if any of them is. */
export const teamTabs = startingWith('team_');

/** The tabs of the coverage page: it is granted if any of them is. */
export const coverageTabs = startingWith('coverage_');

/** The tabs of the analyst profile: it is granted if either of them is. */
export const analystProfileTabs = startingWith('analyst_profile_');

/** The tabs of the company profile: it is granted if any of them is. */
export const companyProfileTabs = startingWith('company_profile_');

/** The tabs of the sector profile: it is granted if either of them is. */
export const sectorProfileTabs = startingWith('sector_profile_');
