import { useQuery } from '@portal/api';
import { ratingHistoryQuery } from '#api/company.ts';
import { targetPrices, type TargetPrices } from './targetPrices.ts';

interface ReadPrices {
  /** Undefined if there are none, or not yet. */
  prices: TargetPrices | undefined;
  isPending: boolean;
}

/** A company's target prices, from the history of its ratings. [P-08] */
export function useTargetPrices(company: string): ReadPrices {
  const { data, isPending } = useQuery(ratingHistoryQuery(company));
  return { prices: targetPrices(data?.Equity ?? []), isPending };
}
