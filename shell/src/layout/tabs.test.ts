import { someEntitlements } from '@portal/testing';
import { aRelease } from '../testing/aRelease.ts';
import { isActiveTab, menuTabs, visibleTabs } from './tabs.ts';
import { linkedEnvironment, withRetired } from '../testing/linkedEnvironment.ts';

const labels = (...given: Parameters<typeof visibleTabs>) =>
  visibleTabs(...given).map(({ label }) => label.en);

const all = [
  "Today's Highlights",
  'Equity',
  'Fixed Income',
  'Markets',
  'Corporate Access',
  'Team',
  'Coverage',
];

test('[S-03] the tabs of all areas stand in the order of their places', () => {
  expect(labels(linkedEnvironment, someEntitlements())).toEqual(all);
});

test('[G-06] a tab with no entry in a loaded map is allowed', () => {
  expect(labels(linkedEnvironment, {})).toEqual(all);
});

test('[S-03] a tab without access is left out; team and coverage stay with any of theirs', () => {
  const granted = ['markets_library_tab', 'team_credit_research_tab', 'coverage_international_tab'];
  const some = someEntitlements((tab) => granted.includes(tab));
  expect(labels(linkedEnvironment, some)).toEqual(['Markets', 'Team', 'Coverage']);
});

test('without any access there is no tab', () => {
  expect(
    labels(
      linkedEnvironment,
      someEntitlements(() => false),
    ),
  ).toEqual([]);
});

test('a new area stands in the row by its own release, for those who may open it', () => {
  const prices = aRelease({
    area: 'target-prices',
    pages: [
      {
        ...{ path: '/target-prices', group: 'gated', access: 'target_prices_tab' },
        tab: { label: { en: 'Target prices', de: 'Kursziele' }, place: 85 },
      },
    ],
  });
  const environment = {
    ...linkedEnvironment,
    remotes: { 'mfe-target-prices': prices, ...linkedEnvironment.remotes },
  };
  expect(labels(environment, {}).slice(-3)).toEqual(['Team', 'Target prices', 'Coverage']);
  expect(labels(environment, { target_prices_tab: { can_access: false } })).toEqual(all);
});

test('[S-04] [F-19] a small screen’s menu adds all research, unless retired or without other tabs', () => {
  const equity = someEntitlements((tab) => tab === 'equity_library_tab');
  const visible = visibleTabs(linkedEnvironment, equity);
  const paths = (...given: Parameters<typeof menuTabs>) => menuTabs(...given).map(({ path }) => path);
  expect(paths(linkedEnvironment, visible)).toEqual(['/equities', '/all-research']);
  expect(paths(withRetired('mfe-libraries'), visible)).toEqual(['/equities']);
  expect(paths(linkedEnvironment, [])).toEqual([]);
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
  expect(labels(withRetired('mfe-others'), {})).toEqual(all.slice(0, -2));
});
