import { portalTabs } from '@portal/contract';
import { aggregatedTypes, assetClasses, clientKeys, entitlementKeys } from './entitlements.ts';
import { mayOpenTab, tabEntitlements } from './portalTabAccess.ts';
import { ratedKinds } from './ratings.ts';

const everyKey = entitlementKeys({ aggregatedTypes, assetClasses, languages: ['en', 'de'] });

test('every aggregated type × asset class × language has a key of its own', () => {
  expect(new Set(everyKey).size).toBe(aggregatedTypes.length * assetClasses.length * 2);
});

test('words that are no type, class or language give no key', () => {
  expect(
    entitlementKeys({ aggregatedTypes: ['Gossip'], assetClasses: ['Equity'], languages: ['en'] }),
  ).toEqual([]);
  expect(
    entitlementKeys({ aggregatedTypes: ['Studies'], assetClasses: ['Equity'], languages: ['fr'] }),
  ).toEqual([]);
});

test('legal documents are part of every subscription, and nothing else is', () => {
  const legal = entitlementKeys({ aggregatedTypes: ['Legal'], assetClasses, languages: ['en', 'de'] });
  expect(clientKeys({ aggregatedTypes: [], assetClasses: [], languages: [] })).toEqual(legal);
  expect(clientKeys({ aggregatedTypes, assetClasses, languages: ['en', 'de'] }).sort()).toEqual(
    [...everyKey].sort(),
  );
});

test.each([
  [['Company Research', 'ESG Research'], ['Equity'], ['en'], ['Equities', 'ESG']],
  [['Company Research', 'Credit Research'], ['Fixed Income'], ['de'], ['Bonds']],
  [['Sector Research', 'Studies'], ['Equity', 'Fixed Income'], ['en', 'de'], []],
  [aggregatedTypes, ['Markets'], ['en', 'de'], []],
  [aggregatedTypes, assetClasses, [], []],
  [aggregatedTypes, assetClasses, ['en'], ['Equities', 'Bonds', 'ESG']],
])('[G-09] %j of %j in %j include the ratings %j', (types, classes, languages, kinds) => {
  const keys = clientKeys({ aggregatedTypes: types, assetClasses: classes, languages });
  expect([...ratedKinds({ keys })]).toEqual(kinds);
});

test('the entitlement map has an entry for every tab, with the route it opens', () => {
  const map = tabEntitlements(['coverage_equity_tab']);
  expect(Object.keys(map)).toEqual([...portalTabs, 'recently_read_tab', 'new_for_you_tab']);
  expect(map).toMatchObject({
    coverage_equity_tab: { can_access: true, route_pattern: '/coverage' },
    todays_highlights_tab: { can_access: false, route_pattern: '/todays-highlights' },
    analyst_profile_equity_tab: { can_access: false, route_pattern: '/analyst_profile/equity/:id' },
    company_profile_overview_tab: { can_access: false, route_pattern: '/company_profile/:id' },
    sector_profile_equity_tab: { can_access: false, route_pattern: '/sector_profile/:id' },
    corporate_access_tab: { can_access: false, route_pattern: '' },
    new_for_you_tab: { can_access: false, route_pattern: '/new-for-you' },
  });
});

test.each([
  ['a granted tab', 'coverage_equity_tab', true],
  ['a tab that is not granted', 'equity_library_tab', false],
  ['no tab at all', undefined, true],
  ['a tab that every subscription includes', 'all_research_tab', true],
  ['a name that is no tab', 'weather_tab', false],
  ['a name that every object has', 'constructor', false],
  ['an empty name', '', false],
  ['a tab that is not granted and a name that is none', 'equity_library_tab;foo', false],
  ['a granted tab and a name that is none', 'foo;coverage_equity_tab', true],
  ['several, one of them granted', 'equity_library_tab;coverage_equity_tab', true],
  ['several, none of them granted', 'equity_library_tab;markets_library_tab', false],
])('a page with %s', (_, tab, open) => {
  expect(mayOpenTab(['coverage_equity_tab'], tab)).toBe(open);
});
