import type { RatingAction, RatingType } from './rating.ts';
import { creditGrades, readCreditRating } from './creditRatings.ts';
import { mostStars, readEsgRating } from './esgRatings.ts';
import { equityRatingRank, isEquityOpinion } from './equityRatings.ts';

/** What has a rating: shares, debt, and how a company is run. */
export type RatedKind = RatingType | 'ESG';

/** How good a rating is (the smaller the better), or undefined when it does not say. */
function merit(kind: RatedKind, rating: string): number | undefined {
  if (kind === 'Equities') return isEquityOpinion(rating) ? equityRatingRank(rating) : undefined;
  if (kind === 'ESG') {
    const read = readEsgRating(rating);
    return read.kind === 'stars' ? mostStars - read.stars : undefined;
  }
  const grade = readCreditRating(rating)?.grade;
  return grade === undefined ? undefined : creditGrades.indexOf(grade);
}

/**
 * What a rating does to the one before: raises, lowers or repeats it. Any other change is a refresh: into and out of blackout and the
 * like, and of the outlook alone, which is no upgrade as long as the grade stays. Null when there was no rating before.
 */
export function ratingAction(kind: RatedKind, previous: string | null, current: string): RatingAction | null {
  if (previous === null) return null;
  if (previous === current) return 'Reiterate';
  const [before, now] = [merit(kind, previous), merit(kind, current)];
  if (before === undefined || now === undefined || before === now) return 'Refresh';
  return now < before ? 'Upgrade' : 'Downgrade';
}
