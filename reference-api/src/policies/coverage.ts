import type { PortalTab } from '@portal/contract';
import type { CoverageClass } from '@portal/wire-team-coverage';
import { HttpError } from '../http/HttpError.ts';

const tabs: Record<CoverageClass, PortalTab> = {
  Equity: 'coverage_equity_tab',
  'Fixed Income': 'coverage_fixed_income_tab',
  International: 'coverage_international_tab',
};

/** Refuses the coverage if the client may not open the tab. [G-09] */
export function requireCoverage(
  { portalTabs }: { portalTabs: readonly string[] },
  covered: CoverageClass,
): void {
  if (portalTabs.includes(tabs[covered])) return;
  throw new HttpError(403, 'This coverage is not included in the subscription.');
}
