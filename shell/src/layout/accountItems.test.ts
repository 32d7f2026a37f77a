import { someEntitlements } from '@portal/testing';
import { accountItems } from './accountItems.ts';
import { linkedEnvironment, withRetired } from '../testing/linkedEnvironment.ts';

const paths = (entitlements: Parameters<typeof accountItems>[1], environment = linkedEnvironment) =>
  accountItems(environment, entitlements).map(({ path }) => path);

test('[S-01] the Notification Centre is offered only with the permission', () => {
  expect(paths(someEntitlements())).toEqual(['/notification-centre', '/my-subscription', '/change_password']);
  expect(paths(someEntitlements((tab) => tab !== 'notification_centre_tab'))).toEqual([
    '/my-subscription',
    '/change_password',
  ]);
});

test('without known entitlements it is left out', () => {
  expect(paths(undefined)).toEqual(['/my-subscription', '/change_password']);
});

test('[F-19] no item leads to a page of a retired area', () => {
  expect(paths(someEntitlements(), withRetired('mfe-others'))).toEqual([]);
});

test('[L-21] what was read last is offered where the API keeps it, and first', () => {
  const named = (can_access: boolean) => ({
    ...someEntitlements(),
    recently_read_tab: { can_access, route_pattern: '/recently-read' },
  });
  expect(paths(named(true))[0]).toBe('/recently-read');
  expect(paths(named(false))).not.toContain('/recently-read');
  expect(paths({})).not.toContain('/recently-read');
});
