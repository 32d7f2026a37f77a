import type { Publication } from '@portal/wire';
import { useSeparatesEditions } from './separateEditions.ts';

/**
 * Whether to offer the editions switch: not if the API does not fold. While loading it stays, and keeps its focus.
 * [L-16]
 */
export function useOffersEditions(publications: readonly Publication[], isComing = false): boolean {
  const separately = useSeparatesEditions();
  const folded = publications.some(({ other_editions: others }) => others !== undefined);
  return isComing || separately || folded;
}
