import { atOwnAddress, isEntitled, mayOpen, tabsOfPage, type Entitlements } from './entitlements.ts';
import { pages } from './pages.ts';
import {
  analystProfileTabs,
  companyProfileTabs,
  coverageTabs,
  portalTabs,
  sectorProfileTabs,
  teamTabs,
} from './portalTabs.ts';

/** A map with an entry for every tab that grants only those named. */
const granting = (...tabs: string[]): Entitlements =>
  Object.fromEntries(portalTabs.map((tab) => [tab, { can_access: tabs.includes(tab), route_pattern: null }]));

const none = granting();

test('[G-06] a tab with no entry is allowed, and only exactly true grants one that has', () => {
  expect(isEntitled({}, 'equity_library_tab')).toBe(true);
  expect(isEntitled(none, 'equity_library_tab')).toBe(false);
  expect(isEntitled(granting('equity_library_tab'), 'equity_library_tab')).toBe(true);
  const odd = { equity_library_tab: { can_access: 'yes' } } as unknown as Entitlements;
  expect(isEntitled(odd, 'equity_library_tab')).toBe(false);
});

test.each([pages.newForYou, pages.recentlyRead])(
  '[G-06] a page beyond the specification opens only if its tab is granted: $path',
  (page) => {
    const open = (map: Entitlements) => mayOpen(map, atOwnAddress(page));
    const entry = (can_access: boolean) => ({ [String(page.access)]: { can_access } });
    expect([open({}), open(entry(false)), open(entry(true))]).toEqual([false, false, true]);
  },
);

test.each([pages.allResearch, pages.documentPreview, pages.changePassword])(
  'a page that no subscription names is open to every signed-in client: $path',
  ({ access }) => {
    expect(isEntitled(none, access)).toBe(true);
  },
);

describe('[K-03] a map with names of the bank’s own', () => {
  const map: Entitlements = {
    'Equity research': { can_access: true, route_pattern: '/equities' },
    'Rates and credit': { can_access: false, route_pattern: '/fixed-income' },
    Today: { can_access: false, route_pattern: '/todays-highlights' },
    'Coverage 1': { can_access: false, route_pattern: '/coverage?tab=Equity' },
    'Coverage 2': { can_access: true, route_pattern: '/coverage?tab=International' },
    'Equity analysts': { can_access: false, route_pattern: '/analyst_profile/equity/{Id}' },
    'Corporate days': { can_access: false, route_pattern: null },
  };

  test.each([
    ['/equities', pages.equities.access, ['Equity research'], true],
    ['/fixed-income', pages.fixedIncome.access, ['Rates and credit'], false],
    ['/', pages.home.access, ['Today'], false],
    ['/coverage', pages.coverage.access, ['Coverage 1', 'Coverage 2'], true],
    ['/analyst_profile/equity/7', pages.analystProfileEquity.access, ['Equity analysts'], false],
    [
      '/analyst_profile/fixed-income/7',
      pages.analystProfileFixedIncome.access,
      ['analyst_profile_fixed_income_tab'],
      true,
    ],
    ['/markets', pages.markets.access, ['markets_library_tab'], true],
    ['/change_password', undefined, undefined, true],
  ] as const)('%s goes by %j', (pathname, access, tabs, open) => {
    expect(tabsOfPage(map, { pathname, access })).toEqual(tabs);
    expect(mayOpen(map, { pathname, access })).toBe(open);
  });
});

test('[G-06] home is granted as the highlights are', () => {
  expect(pages.home.access).toBe(pages.todaysHighlights.access);
});

test.each([
  ['analyst profile', pages.analystProfile.access, analystProfileTabs, 2],
  ['company profile', pages.companyProfile.access, companyProfileTabs, 4],
  ['sector profile', pages.sectorProfile.access, sectorProfileTabs, 2],
  ['coverage', pages.coverage.access, coverageTabs, 3],
  ['team', pages.team.access, teamTabs, 6],
] as const)('[G-06] the page %s is granted if any of its tabs is, else not', (_, access, tabs, count) => {
  expect(tabs).toHaveLength(count);
  expect(isEntitled(none, access)).toBe(false);
  for (const tab of tabs) expect(isEntitled(granting(tab), access)).toBe(true);
  expect(isEntitled(granting('notification_centre_tab', 'corporate_access_tab'), access)).toBe(false);
});
