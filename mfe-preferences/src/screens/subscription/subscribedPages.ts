import {
  atOwnAddress,
  isEntitled,
  mayOpen,
  pages,
  type Entitlements,
  type PortalTab,
} from '@portal/contract';
import type { en } from '#messages/en.ts';

type Word = keyof typeof en;

interface SubscribedPage {
  message: Word;
  /** Undefined for pages that are only opened from elsewhere. */
  to: string | undefined;
  isOpen: (entitlements: Entitlements) => boolean;
}

interface PageGroup {
  title: Word;
  pages: readonly SubscribedPage[];
}

const page = (message: Word, name: keyof typeof pages): SubscribedPage => {
  const at = atOwnAddress(pages[name]);
  return { message, to: at.pathname, isOpen: (entitlements) => mayOpen(entitlements, at) };
};

const tab = (message: Word, name: PortalTab, to?: string): SubscribedPage => ({
  message,
  to,
  isOpen: (entitlements) => isEntitled(entitlements, name),
});

const coverage = (name: string) => pages.coverage.href({ tab: name });
const team = (name: string) => pages.team.href({ tab: name });

const groups: readonly PageGroup[] = [
  {
    title: 'preferences.subscription.pages',
    pages: [
      page('preferences.subscription.todaysHighlights', 'todaysHighlights'),
      page('preferences.subscription.equities', 'equities'),
      page('preferences.subscription.fixedIncome', 'fixedIncome'),
      page('preferences.subscription.international', 'international'),
      page('preferences.subscription.markets', 'markets'),
      page('preferences.subscription.realEstate', 'realEstate'),
      page('preferences.subscription.allResearch', 'allResearch'),
      tab('preferences.subscription.corporateAccess', 'corporate_access_tab'),
      page('preferences.notifications.title', 'notificationCentre'),
    ],
  },
  {
    title: 'preferences.subscription.coverage',
    pages: [
      tab('preferences.subscription.equity', 'coverage_equity_tab', coverage('Equity')),
      tab('preferences.subscription.fixedIncome', 'coverage_fixed_income_tab', coverage('Fixed Income')),
      tab('preferences.subscription.international', 'coverage_international_tab', coverage('International')),
    ],
  },
  {
    title: 'preferences.subscription.team',
    pages: [
      tab('preferences.subscription.equityResearch', 'team_equity_research_tab', team('Equity Research')),
      tab('preferences.subscription.creditResearch', 'team_credit_research_tab', team('Credit Research')),
      tab('preferences.subscription.marketResearch', 'team_market_research_tab', team('Market Research')),
      tab('preferences.subscription.equitySalesZrh', 'team_equity_sales_zrh_tab', team('Equity Sales ZRH')),
      tab('preferences.subscription.equitySalesUk', 'team_equity_sales_uk_tab', team('Equity Sales UK')),
      tab(
        'preferences.subscription.fixedIncomeSales',
        'team_fixed_income_sales_tab',
        team('Fixed Income Sales'),
      ),
    ],
  },
  {
    title: 'preferences.subscription.profiles',
    pages: [
      tab('preferences.subscription.companyOverview', 'company_profile_overview_tab'),
      tab('preferences.subscription.companyEquity', 'company_profile_equity_tab'),
      tab('preferences.subscription.companyFixedIncome', 'company_profile_fixed_income_tab'),
      tab('preferences.subscription.companyEsg', 'company_profile_esg_tab'),
      tab('preferences.subscription.sectorEquity', 'sector_profile_equity_tab'),
      tab('preferences.subscription.sectorFixedIncome', 'sector_profile_fixed_income_tab'),
      tab('preferences.subscription.analystEquity', 'analyst_profile_equity_tab'),
      tab('preferences.subscription.analystFixedIncome', 'analyst_profile_fixed_income_tab'),
    ],
  },
];

/** A list entry; `to` is undefined unless included. */
export interface SubscribedEntry {
  message: Word;
  included: boolean;
  to: string | undefined;
}

/** The pages of the portal by group, and whether the client may open them. [N-08] */
export function subscribedPages(entitlements: Entitlements): { title: Word; entries: SubscribedEntry[] }[] {
  return groups.map(({ title, pages: listed }) => ({
    title,
    entries: listed.map(({ message, to, isOpen }) => {
      const included = isOpen(entitlements);
      return { message, included, to: included ? to : undefined };
    }),
  }));
}
