import type { ClosePrice, StatedRating } from '@portal/wire-profiles';

export interface TargetPrices {
  current: ClosePrice;
  /** The last other one; undefined if it was always the same. */
  previous: ClosePrice | undefined;
}

/** Of a company's ratings, oldest first; undefined if the newest has no target price. [P-08] */
export function targetPrices(stated: readonly StatedRating[]): TargetPrices | undefined {
  const [current, ...earlier] = stated.map(({ target_price: price }) => price ?? undefined).toReversed();
  if (current === undefined) return undefined;
  const isOther = (price: ClosePrice | undefined) =>
    price !== undefined && (price.amount !== current.amount || price.currency !== current.currency);
  return { current, previous: earlier.find(isOther) };
}
