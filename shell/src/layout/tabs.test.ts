import { someEntitlements } from '@portal/testing';
import { isActiveTab, menuTabs, visibleTabs } from './tabs.ts';

const names = (entitlements: Parameters<typeof visibleTabs>[0]) =>
  visibleTabs(entitlements).map(({ message }) => message.replace('shell.tabs.', ''));

const all = [
  'todaysHighlights',
  'equity',
  'fixedIncome',
  'international',
  'markets',
  'realEstate',
  'corporateAccess',
  'team',
  'coverage',
];

test('[S-03] the tabs stand in the given order', () => {
  expect(names(someEntitlements())).toEqual(all);
});

test('[G-06] a tab with no entry in a loaded map is allowed', () => {
  expect(names({})).toEqual(all);
});

test('a map that was never loaded grants nothing', () => {
  expect(names(undefined)).toEqual([]);
});

test('[S-03] a tab without access is left out; team and coverage stay with any of theirs', () => {
  const granted = ['markets_library_tab', 'team_credit_research_tab', 'coverage_international_tab'];
  expect(names(someEntitlements((tab) => granted.includes(tab)))).toEqual(['markets', 'team', 'coverage']);
});

test('without any access there is no tab', () => {
  expect(names(someEntitlements(() => false))).toEqual([]);
});

test('[S-04] [F-19] the menu of a small screen adds all research, unless its area is retired or no tab is left', () => {
  const paths = (granted: boolean, retired = '') =>
    menuTabs(
      someEntitlements((tab) => granted && tab === 'equity_library_tab'),
      (path) => path === retired,
    ).map(({ path }) => path);
  expect(paths(true)).toEqual(['/equities', '/all-research']);
  expect(paths(true, '/all-research')).toEqual(['/equities']);
  expect(paths(false)).toEqual([]);
});

test.each([
  ['/todays-highlights', '/', true],
  ['/todays-highlights', '/todays-highlights', true],
  ['/todays-highlights', '/todays-highlights/', true],
  ['/equities', '/equities', true],
  ['/coverage', '/Coverage', true],
  ['/equities', '/EQUITIES/', true],
  ['/equities', '/', false],
  ['/equities', '/equities-of-old', false],
])('tab %s at %s: active %s', (path, pathname, active) => {
  expect(isActiveTab(path, pathname)).toBe(active);
});

test('[F-19] no tab leads to a page of a retired area', () => {
  const isRetired = (path: string) => ['/zkb-team', '/coverage'].includes(path);
  const shown = visibleTabs(someEntitlements(), isRetired).map(({ path }) => path);
  expect(shown).toContain('/equities');
  expect(shown).not.toContain('/coverage');
  expect(shown).not.toContain('/zkb-team');
});
