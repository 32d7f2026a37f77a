import { matchesRoute } from './matchesRoute.ts';

test.each([
  ['/equities', '/equities', true],
  ['equities', '/equities', true],
  ['/Equities/', '/equities', true],
  ['/equities', '/equities/', true],
  ['/coverage?tab=Equity', '/coverage', true],
  ['/analyst_profile/equity/:id', '/analyst_profile/equity/7', true],
  ['/analyst_profile/equity/{Id}', '/analyst_profile/equity/7', true],
  ['/analyst_profile/equity/{Id}', '/analyst_profile/fixed-income/7', false],
  ['/company_profile/:id', '/company_profile', false],
  ['/company_profile/:id', '/company_profile/7/more', false],
  ['/company_profile/*', '/company_profile/7/more', true],
  ['/', '/', true],
  ['/', '/equities', false],
  ['/a.b', '/aXb', false],
  ['', '/', false],
  [null, '/', false],
  [undefined, '/', false],
])('[K-03] the route %j and the address %s: %s', (pattern, pathname, expected) => {
  expect(matchesRoute(pattern, pathname)).toBe(expected);
});
