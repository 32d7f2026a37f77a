import type { ClosePrice, StatedRating } from '@portal/wire-profiles';

interface TargetPrices {
  current: ClosePrice;
  /** The last other one; undefined if it was always the same. */
  previous: ClosePrice | undefined;
}

/** Of a company's ratings, oldest first; undefined if none has a target price. [P-08] */
export function targetPrices(stated: readonly StatedRating[]): TargetPrices | undefined {
  const [current, ...earlier] = stated.flatMap(({ target_price: price }) => price ?? []).toReversed();
  if (current === undefined) return undefined;
  const isOther = ({ amount, currency }: ClosePrice) =>
    amount !== current.amount || currency !== current.currency;
  return { current, previous: earlier.find(isOther) };
}
