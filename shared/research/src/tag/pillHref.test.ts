import { pillHref } from './pillHref.ts';

const href = '/sector_profile/7';

test.each([
  ['Analyst', href, true, href],
  ['Bloomberg Company Ticker', href, true, href],
  ['TK Ticker', href, true, href],
  ['Sector', href, true, href],
  ['Company', href, true, href],
  ['Company', href, false, undefined],
  ['Company', undefined, true, undefined],
  ['Company', '', true, undefined],
  ['Publication Type', href, true, undefined],
  ['Asset Classification', href, true, undefined],
  ['Language', href, true, undefined],
])('[T-04] a pill of %s with %s, active %s, leads to %s', (category, address, active, expected) => {
  expect(pillHref({ category, href: address, active })).toBe(expected);
});
