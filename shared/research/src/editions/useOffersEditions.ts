import type { Publication } from '@portal/wire';
import { useSeparatesEditions } from './separateEditions.ts';

/**
 * Whether the reader can choose between editions as one entry and separate ones: not from an API that does not fold them. Until its
 * answer shows that, the switch stands, and keeps its focus. [L-16]
 */
export function useOffersEditions(publications: readonly Publication[], isComing: boolean): boolean {
  const separately = useSeparatesEditions();
  const folded = publications.some(({ other_editions: others }) => others !== undefined);
  return isComing || separately || folded;
}
