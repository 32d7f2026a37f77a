import type { Rating } from '@portal/wire';
import type { FollowedRow } from './followedRatings.ts';

type StatedRating = Pick<FollowedRow, 'rating' | 'previous' | 'statedOn' | 'previousOn' | 'action'>;

export function ratingOf({ rating, previous, statedOn, previousOn, action }: StatedRating): Rating {
  return { current: rating, previous, previous_date: previousOn, date: statedOn, action };
}
