import { pages } from '@portal/contract';
import type { ProfileClass } from '@portal/wire-profiles';

/** The team for an asset class; Equity if undefined. */
export function teamPageOf(assetClass: ProfileClass | undefined): string {
  return pages.team.href({ tab: assetClass === 'Fixed Income' ? 'Credit Research' : 'Equity Research' });
}
