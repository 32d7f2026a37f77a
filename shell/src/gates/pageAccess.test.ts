import { someEntitlements } from '@portal/testing';
import { coverageTabs, isEntitled } from '@portal/contract';
import { pageAccess, tabToAuthorise, withoutTab } from './pageAccess.ts';

/** As if the only other page were that of the markets. */
const firstPage = (entitlements: Parameters<typeof isEntitled>[0]) =>
  isEntitled(entitlements, 'markets_library_tab') ? '/markets' : undefined;

const accepted = { authorised: true, accepted_terms: true };
const place = { pathname: '/equities', search: '?Sector=Banks' };
const all = someEntitlements();
const none = someEntitlements(() => false);
const only = (...tabs: string[]) => someEntitlements((tab) => tabs.includes(tab));

test('an entitled, authorised page opens', () => {
  expect(
    pageAccess({
      entitlements: all,
      authorisation: accepted,
      access: 'equity_library_tab',
      place,
      firstPage,
    }),
  ).toEqual({
    open: true,
  });
});

test('[G-02] terms come before access', () => {
  const authorisation = { authorised: false, accepted_terms: false };
  expect(
    pageAccess({ entitlements: none, authorisation, access: 'equity_library_tab', place, firstPage }),
  ).toEqual({
    open: false,
    to: '/preferred_language?acceptTerms=true&redirect_uri=%2Fequities%3FSector%3DBanks',
  });
});

test.each([
  [only('markets_library_tab'), '/markets'],
  [none, '/error/unentitled'],
])('[G-05] without access the first entitled page follows, else /error/unentitled', (entitlements, to) => {
  const authorisation = { authorised: false, accepted_terms: true };
  const access = 'equity_library_tab';
  expect(pageAccess({ entitlements, authorisation, access, place, firstPage })).toEqual({ open: false, to });
});

test('[G-05] a tab that the server refused is refused by the map as well', () => {
  expect(firstPage(withoutTab(all, 'markets_library_tab'))).toBeUndefined();
  expect(firstPage(withoutTab({}, 'markets_library_tab'))).toBeUndefined();
  expect(withoutTab(all, undefined)).toBe(all);
});

test('[G-06] a tab with no entry is allowed, and any tab of several opens the page', () => {
  expect(
    pageAccess({ entitlements: {}, authorisation: accepted, access: 'equity_library_tab', place, firstPage }),
  ).toEqual({
    open: true,
  });
  expect(
    pageAccess({
      entitlements: only('coverage_fixed_income_tab'),
      authorisation: accepted,
      access: coverageTabs,
      place,
      firstPage,
    }),
  ).toEqual({ open: true });
});

test('of several tabs the server is asked about the first that is granted', () => {
  const coverage = { pathname: '/coverage', access: coverageTabs };
  expect(tabToAuthorise(only('coverage_fixed_income_tab'), coverage)).toBe('coverage_fixed_income_tab');
  expect(tabToAuthorise(none, coverage)).toBe('coverage_equity_tab');
  expect(tabToAuthorise(none, { ...coverage, access: undefined })).toBeUndefined();
});
