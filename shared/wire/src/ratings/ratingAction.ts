import type { RatingAction, RatingType } from './rating.ts';
import { creditGrades, readCreditRating } from './creditRatings.ts';
import { mostStars, readEsgRating } from './esgRatings.ts';
import { equityRatingRank, isEquityOpinion } from './equityRatings.ts';

/** What is rated: shares, debt or sustainability. */
export type RatedKind = RatingType | 'ESG';

/** Lower is better; undefined if the rating does not tell. */
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
 * What a rating does to the previous one: raises, lowers or repeats it. Anything else is a refresh: into or out of
 * blackout and the like, or a new outlook for the same grade. Null without a previous rating.
 */
export function ratingAction(kind: RatedKind, previous: string | null, current: string): RatingAction | null {
  if (previous === null) return null;
  if (previous === current) return 'Reiterate';
  const before = merit(kind, previous);
  const now = merit(kind, current);
  if (before === undefined || now === undefined) return 'Refresh';
  if (before === now) return kind === 'ESG' ? 'Reiterate' : 'Refresh';
  return now < before ? 'Upgrade' : 'Downgrade';
}
