import { pages } from '@portal/contract';
import type { ProfileClass } from '@portal/wire-profiles';

/** The page of the team that covers an asset class; without one, that of shares. */
export function teamPageOf(assetClass: ProfileClass | undefined): string {
  return pages.team.href({ tab: assetClass === 'Fixed Income' ? 'Credit Research' : 'Equity Research' });
}
