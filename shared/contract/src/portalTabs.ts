/** Tabs that a subscription can grant: the keys of the entitlement map. */
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

/** Pages in every subscription: names for the authorisation call, not in the map. */
export const openTabs = [
  'all_research_tab',
  'document_preview_tab',
  'my_subscription_tab',
  'recently_read_tab',
  'new_for_you_tab',
] as const;

const startingWith = (prefix: string) => portalTabs.filter((tab) => tab.startsWith(prefix));

/** Any one of these grants the team page. */
export const teamTabs = startingWith('team_');

/** Any one of these grants the coverage page. */
export const coverageTabs = startingWith('coverage_');

/** Either of these grants the analyst profile. */
export const analystProfileTabs = startingWith('analyst_profile_');

/** Any one of these grants the company profile. */
export const companyProfileTabs = startingWith('company_profile_');

/** Either of these grants the sector profile. */
export const sectorProfileTabs = startingWith('sector_profile_');
