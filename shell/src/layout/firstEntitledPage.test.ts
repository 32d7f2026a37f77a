import { someEntitlements } from '@portal/testing';
import { firstEntitledPage } from './firstEntitledPage.ts';
import { linkedEnvironment, withRetired } from '../testing/linkedEnvironment.ts';

const granting = (...tabs: string[]) => someEntitlements((tab) => tabs.includes(tab));

test.each([
  [['todays_highlights_tab', 'equity_library_tab'], '/todays-highlights'],
  [['equity_library_tab', 'fixed_income_library_tab'], '/equities'],
  [['fixed_income_library_tab', 'markets_library_tab'], '/fixed-income'],
  [['markets_library_tab', 'team_credit_research_tab'], '/markets'],
  [['team_equity_sales_uk_tab', 'coverage_equity_tab'], '/zkb-team'],
  [['coverage_international_tab', 'notification_centre_tab'], '/coverage'],
  [['notification_centre_tab', 'corporate_access_tab'], undefined],
  [[], undefined],
])('[G-05] of %j the first page is %s', (tabs, page) => {
  expect(firstEntitledPage(linkedEnvironment, granting(...tabs))).toBe(page);
});

test('[G-05] an empty map allows everything, so the first page is the first tab', () => {
  expect(firstEntitledPage(linkedEnvironment, {})).toBe('/todays-highlights');
});

test('[K-03] with names of the bank’s own, it is the first that a route opens', () => {
  const map = {
    Today: { can_access: false, route_pattern: '/todays-highlights' },
    'Equity research': { can_access: true, route_pattern: '/equities' },
  };
  expect(firstEntitledPage(linkedEnvironment, map)).toBe('/equities');
});

test.each([
  [['team_credit_research_tab', 'equity_library_tab'], '/equities'],
  [['team_credit_research_tab'], '/zkb-team'],
])('[F-19] of %j with a retired team page the first is %s: one left, else an explained one', (tabs, page) => {
  expect(firstEntitledPage(withRetired('mfe-others'), granting(...tabs))).toBe(page);
});
