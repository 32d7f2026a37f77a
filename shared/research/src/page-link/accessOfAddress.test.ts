import { analystProfileTabs, coverageTabs } from '@portal/contract';
import { someEntitlements } from '@portal/testing';
import { accessOfAddress, linkAccess } from './accessOfAddress.ts';

test.each([
  ['/', 'todays_highlights_tab'],
  ['/equities?Sector=Banks', 'equity_library_tab'],
  ['/coverage?tab=Equity#top', coverageTabs],
  ['/analyst_profile/4711', analystProfileTabs],
  ['/analyst_profile/equity/4711', analystProfileTabs],
  ['/company_profile/4711', undefined],
  ['/document_preview/a%2Fb', undefined],
  ['/nowhere', undefined],
])('[G-07] %s is granted by %j', (address, access) => {
  expect(accessOfAddress(address)).toEqual(access);
});

const some = someEntitlements((tab) => tab === 'analyst_profile_equity_tab');

test.each([
  ['a page for everyone', undefined, undefined, 'open'],
  ['a page with its tab', some, 'analyst_profile_equity_tab', 'open'],
  ['a page with any of its tabs', some, analystProfileTabs, 'open'],
  ['a page without its tab', some, 'equity_library_tab', 'closed'],
  ['a page with none of its tabs', some, coverageTabs, 'closed'],
  ['a page whose tab has no entry', {}, 'equity_library_tab', 'open'],
  ['a page before the entitlements are loaded', undefined, 'equity_library_tab', 'unknown'],
] as const)('[G-06] [G-07] a link to %s', (_, entitlements, access, expected) => {
  expect(linkAccess(entitlements, access)).toBe(expected);
});
