import { pages as linked } from '@portal/contract';
import { matchPath } from '@portal/router';
import { pages } from './pages.ts';

const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname) !== null);

test.each([
  ['/company_profile/7', linked.companyProfile],
  ['/sector_profile/7', linked.sectorProfile],
  ['/analyst_profile/7', linked.analystProfile],
  ['/analyst_profile/equity/7', linked.analystProfileEquity],
  ['/analyst_profile/fixed-income/7', linked.analystProfileFixedIncome],
])('[K-03] %s is granted by the tabs of its page', (address, { access }) => {
  expect(access).toBeDefined();
  expect(pageAt(address)?.access).toBe(access);
});

test('[P-04] another word where an asset class stands is not a page', () => {
  expect(pageAt('/analyst_profile/bonds/7')).toBeUndefined();
});
