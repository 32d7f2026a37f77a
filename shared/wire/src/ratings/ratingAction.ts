import type { RatingAction, RatingType } from '../research/ratings.ts';
import { creditGrades, readCreditRating } from './creditRatings.ts';
import { equityRatingRank, isEquityOpinion } from './equityRatings.ts';

/** How good a rating is (the smaller the better), or undefined when it does not say. */
function merit(type: RatingType, rating: string): number | undefined {
  if (type === 'Equities') return isEquityOpinion(rating) ? equityRatingRank(rating) : undefined;
  const grade = readCreditRating(rating)?.grade;
  return grade === undefined ? undefined : creditGrades.indexOf(grade);
}

/**
 * What a rating does to the one before: raises, lowers or repeats it. Any other change is a refresh: into and out of blackout and the
 * like, and of the outlook alone, which is no upgrade as long as the grade stays. Null when there was no rating before.
 */
export function ratingAction(
  type: RatingType,
  previous: string | null,
  current: string,
): RatingAction | null {
  if (previous === null) return null;
  if (previous === current) return 'Reiterate';
  const [before, now] = [merit(type, previous), merit(type, current)];
  if (before === undefined || now === undefined || before === now) return 'Refresh';
  return now < before ? 'Upgrade' : 'Downgrade';
}
