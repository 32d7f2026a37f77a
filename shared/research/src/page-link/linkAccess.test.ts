import { type Entitlements } from '@portal/contract';
import { someEntitlements } from '@portal/testing';
import { linkAccess } from './linkAccess.ts';

const some = someEntitlements((tab) => tab === 'analyst_profile_equity_tab');
const byRoute: Entitlements = { 'Our equities': { can_access: false, route_pattern: '/equities' } };

test.each<[string, Entitlements | undefined, string, string]>([
  ['a page for everyone', undefined, '/change_password', 'open'],
  ['an address that is no page', undefined, '/nowhere', 'open'],
  ['the profile of an analyst with either of its tabs', some, '/analyst_profile/4711', 'open'],
  ['the profile of an equity analyst', some, '/analyst_profile/equity/4711', 'open'],
  ['the profile of a fixed income analyst', some, '/analyst_profile/fixed-income/4711', 'closed'],
  ['a page without its tab', some, '/equities?Sector=Banks', 'closed'],
  ['a page with none of its tabs', some, '/coverage?tab=Equity#top', 'closed'],
  ['a profile with none of its tabs', some, '/company_profile/4711', 'closed'],
  ['a preview', some, '/document_preview/a%2Fb', 'open'],
  ['the start page without highlights', some, '/', 'closed'],
  ['a page whose tab has no entry', {}, '/equities', 'open'],
  ['a page whose route the map closes under another name', byRoute, '/equities?Sector=Banks', 'closed'],
  ['a page before the entitlements are loaded', undefined, '/equities', 'unknown'],
])('[G-06] [G-07] [K-03] a link to %s', (_, entitlements, address, expected) => {
  expect(linkAccess(entitlements, address)).toBe(expected);
});
