import { pages } from '@portal/contract';
import { someEntitlements } from '@portal/testing';
import { accountItems } from './layout/accountItems.ts';
import { visibleTabs } from './layout/tabs.ts';
import { leads } from './leads.ts';

const leadsOf = (kind: string) => leads.filter(({ whenRetired }) => whenRetired === kind);

test('[F-19] every tab and menu item that hides for a retired area is recorded, and no other', () => {
  const tabs = visibleTabs(someEntitlements()).flatMap(({ path }) => path ?? []);
  const named = { recently_read_tab: { can_access: true, route_pattern: null } };
  const items = accountItems({ ...someEntitlements(), ...named }).map(({ path }) => path);
  expect(
    leadsOf('hidden')
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([...tabs, ...items].toSorted());
});

test('[F-19] they are named as readers know them', () => {
  expect(leads.find(({ path }) => path === pages.coverage.path)?.from).toBe('the tab “Coverage”');
  expect(leads.find(({ path }) => path === pages.changePassword.path)?.from).toBe(
    'the menu item “Change Password”',
  );
});

test('[F-19] the portal cannot do without the sign-in, the start page, the terms and the search', () => {
  expect(leadsOf('needed').map(({ path }) => path)).toEqual([
    '/login',
    '/',
    '/preferred_language',
    '/all-research',
  ]);
});
