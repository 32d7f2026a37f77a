import { someEntitlements } from '@portal/testing';
import { coverageTabs, firstEntitledPage } from '@portal/contract';
import { pageAccess, tabToAuthorise, withoutTab } from './pageAccess.ts';

const accepted = { authorised: true, accepted_terms: true };
const place = { pathname: '/equities', search: '?Sector=Banks' };
const all = someEntitlements();
const none = someEntitlements(() => false);
const only = (...tabs: string[]) => someEntitlements((tab) => tabs.includes(tab));

test('an entitled, authorised page opens', () => {
  expect(
    pageAccess({ entitlements: all, authorisation: accepted, access: 'equity_library_tab', place }),
  ).toEqual({
    open: true,
  });
});

test('[G-02] terms come before access', () => {
  const authorisation = { authorised: false, accepted_terms: false };
  expect(pageAccess({ entitlements: none, authorisation, access: 'equity_library_tab', place })).toEqual({
    open: false,
    to: '/preferred_language?acceptTerms=true&redirect_uri=%2Fequities%3FSector%3DBanks',
  });
});

test.each([
  [only('todays_highlights_tab', 'markets_library_tab'), '/todays-highlights'],
  [only('fixed_income_library_tab', 'international_library_tab'), '/fixed-income'],
  [only('team_credit_research_tab', 'coverage_equity_tab'), '/zkb-team'],
  [only('coverage_equity_tab'), '/coverage'],
  [none, '/error/unentitled'],
])('[G-05] without access the first entitled page follows, else /error/unentitled', (entitlements, to) => {
  const authorisation = { authorised: false, accepted_terms: true };
  expect(pageAccess({ entitlements, authorisation, access: 'equity_library_tab', place })).toEqual({
    open: false,
    to,
  });
});

test('[G-05] a tab that the server refused is refused by the map as well', () => {
  expect(firstEntitledPage(withoutTab(all, 'todays_highlights_tab'))).toBe('/equities');
  expect(firstEntitledPage(withoutTab({}, 'todays_highlights_tab'))).toBe('/equities');
  expect(withoutTab(all, undefined)).toBe(all);
});

test('[G-06] a tab with no entry is allowed, and any tab of several opens the page', () => {
  expect(
    pageAccess({ entitlements: {}, authorisation: accepted, access: 'equity_library_tab', place }),
  ).toEqual({
    open: true,
  });
  expect(
    pageAccess({
      entitlements: only('coverage_fixed_income_tab'),
      authorisation: accepted,
      access: coverageTabs,
      place,
    }),
  ).toEqual({ open: true });
});

test('of several tabs the server is asked about the first that is granted', () => {
  const coverage = { pathname: '/coverage', access: coverageTabs };
  expect(tabToAuthorise(only('coverage_fixed_income_tab'), coverage)).toBe('coverage_fixed_income_tab');
  expect(tabToAuthorise(none, coverage)).toBe('coverage_equity_tab');
  expect(tabToAuthorise(none, { ...coverage, access: undefined })).toBeUndefined();
});

test.each([
  [only('team_credit_research_tab', 'coverage_equity_tab'), '/coverage'],
  [only('team_credit_research_tab'), '/zkb-team'],
])(
  '[F-19] a retired page is led to only when no other is left, since it explains itself',
  (entitlements, to) => {
    const authorisation = { authorised: false, accepted_terms: true };
    const isRetired = (path: string) => path === '/zkb-team';
    expect(
      pageAccess({ entitlements, authorisation, access: 'equity_library_tab', place, isRetired }),
    ).toEqual({ open: false, to });
  },
);
