import type { ProfileClass } from '@portal/wire-profiles';

/** The ratings that a page shows: of its own asset class, and of sustainability. */
export function shownRatings(assetClass: ProfileClass | undefined): ('Equity' | 'Bonds' | 'ESG')[] {
  if (assetClass === 'Equity') return ['Equity', 'ESG'];
  return assetClass === 'Fixed Income' ? ['Bonds', 'ESG'] : ['Equity', 'Bonds', 'ESG'];
}
