import { pages } from '@portal/contract';
import { matchPath } from '@portal/router';
import { routes } from './routes.tsx';

const routeAt = (pathname: string) =>
  (routes.gated ?? []).find(({ path }) => matchPath(path, pathname) !== null);

test.each([
  ['/company_profile/7', pages.companyProfile],
  ['/sector_profile/7', pages.sectorProfile],
  ['/analyst_profile/7', pages.analystProfile],
  ['/analyst_profile/equity/7', pages.analystProfileEquity],
  ['/analyst_profile/fixed-income/7', pages.analystProfileFixedIncome],
])('[K-03] %s is granted by the tabs of its page', (address, { access }) => {
  expect(access).toBeDefined();
  expect(routeAt(address)?.handle.portalTab).toBe(access);
});

test('[P-04] another word where an asset class stands is not a page', () => {
  expect(routeAt('/analyst_profile/bonds/7')).toBeUndefined();
});
