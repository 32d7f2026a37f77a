import { compareCreditRatings, readCreditRating, type RatingAction } from '@portal/wire';

/** Includes changes of the outlook alone, which leave the grade as it is. */
export type RatingMove = RatingAction | 'OutlookRaised' | 'OutlookLowered';

interface Change {
  previous: string;
  current: string;
  action: RatingAction;
}

/** The direction of a rating change. [L-10] */
export function ratingMove({ previous, current, action }: Change): RatingMove {
  const before = readCreditRating(previous);
  const now = readCreditRating(current);
  if (action !== 'Refresh' || before === undefined || before.grade !== now?.grade) return action;
  const order = compareCreditRatings(current, previous);
  if (order === 0) return action;
  return order < 0 ? 'OutlookRaised' : 'OutlookLowered';
}
