import { isEntitled, type Entitlements } from './entitlements.ts';
import { firstEntitledPage } from './firstEntitledPage.ts';
import { pages } from './pages.ts';
import { analystProfileTabs, coverageTabs, portalTabs, teamTabs } from './portalTabs.ts';

/** A map with an entry for every tab, that grants only those named. */
const granting = (...tabs: string[]): Entitlements =>
  Object.fromEntries(portalTabs.map((tab) => [tab, { can_access: tabs.includes(tab), route_pattern: '/' }]));

const none = granting();

test('[G-06] a tab with no entry is allowed, and only exactly true grants one that has', () => {
  expect(isEntitled({}, 'equity_library_tab')).toBe(true);
  expect(isEntitled(none, 'equity_library_tab')).toBe(false);
  expect(isEntitled(granting('equity_library_tab'), 'equity_library_tab')).toBe(true);
  const odd = { equity_library_tab: { can_access: 'yes', route_pattern: '/' } } as unknown as Entitlements;
  expect(isEntitled(odd, 'equity_library_tab')).toBe(false);
});

test('a page without a tab is open to every signed-in client', () => {
  expect(isEntitled(none, pages.allResearch.access)).toBe(true);
});

test('[G-06] home is granted as the highlights are', () => {
  expect(pages.home.access).toBe(pages.todaysHighlights.access);
});

test.each([
  ['analyst profile', pages.analystProfile.access, analystProfileTabs, 2],
  ['analyst profile by class', pages.analystProfileByClass.access, analystProfileTabs, 2],
  ['coverage', pages.coverage.access, coverageTabs, 3],
  ['team', pages.team.access, teamTabs, 6],
] as const)('[G-06] the page %s is granted if any of its tabs is, else not', (_, access, tabs, count) => {
  expect(tabs).toHaveLength(count);
  expect(isEntitled(none, access)).toBe(false);
  for (const tab of tabs) expect(isEntitled(granting(tab), access)).toBe(true);
  expect(isEntitled(granting('company_profile_overview_tab', 'corporate_access_tab'), access)).toBe(false);
});

test.each([
  [['todays_highlights_tab', 'equity_library_tab'], '/todays-highlights'],
  [['equity_library_tab', 'real_estate_library_tab'], '/equities'],
  [['fixed_income_library_tab', 'international_library_tab'], '/fixed-income'],
  [['international_library_tab', 'markets_library_tab'], '/international'],
  [['markets_library_tab', 'real_estate_library_tab'], '/markets'],
  [['real_estate_library_tab', 'team_credit_research_tab'], '/real-estate'],
  [['team_equity_sales_uk_tab', 'coverage_equity_tab'], '/zkb-team'],
  [['coverage_international_tab', 'notification_centre_tab'], '/coverage'],
  [['notification_centre_tab', 'corporate_access_tab'], undefined],
  [[], undefined],
])('[G-05] of %j the first page is %s', (tabs, page) => {
  expect(firstEntitledPage(granting(...tabs))).toBe(page);
});

test('[G-05] an empty map allows everything, so the first page is the first of the list', () => {
  expect(firstEntitledPage({})).toBe('/todays-highlights');
});
