import { bestPattern } from './matchRoute.ts';

const patterns = [
  '/',
  '/login',
  '/reset_password',
  '/reset_password/:resetToken',
  '/analyst_profile/:id',
  '/analyst_profile/:assetClass/:id',
  '/analyst_profile/all/:id',
  '/files/*',
];

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/LOGIN', '/login'],
  ['/reset_password', '/reset_password'],
  ['/reset_password/abc', '/reset_password/:resetToken'],
  ['/reset_password/a%2Fb', '/reset_password/:resetToken'],
  ['/reset_password/%E0%A4%A', '/reset_password/:resetToken'],
  ['/analyst_profile/7', '/analyst_profile/:id'],
  ['/analyst_profile/equity/7', '/analyst_profile/:assetClass/:id'],
  ['/analyst_profile/all/7', '/analyst_profile/all/:id'],
  ['/files/a/b', '/files/*'],
  ['/files', '/files/*'],
  ['/unknown', undefined],
  ['/login/more', undefined],
  ['//evil.example', undefined],
])('%s is shown by %s', (pathname, pattern) => {
  expect(bestPattern(patterns, pathname)).toBe(pattern);
});
