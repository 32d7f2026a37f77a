import type { ProfileClass } from '@portal/wire-profiles';

/** Ratings of the page's asset class, and ESG. */
export function shownRatings(assetClass: ProfileClass | undefined): ('Equity' | 'Bonds' | 'ESG')[] {
  if (assetClass === 'Equity') return ['Equity', 'ESG'];
  return assetClass === 'Fixed Income' ? ['Bonds', 'ESG'] : ['Equity', 'Bonds', 'ESG'];
}
