import * as z from 'zod/mini';

/** Ratings of shares or debt, as in `latest_ratings`. */
export const ratingTypes = ['Equities', 'Bonds'] as const;
export type RatingType = (typeof ratingTypes)[number];

/** Ratings of the bank, or of the partner bank, which covers international companies. */
export const ratingCoverages = ['own', 'partner'] as const;
export type RatingCoverage = (typeof ratingCoverages)[number];

/** What the last statement did to a rating. */
export const ratingActions = ['Upgrade', 'Downgrade', 'Reiterate', 'Refresh'] as const;
export type RatingAction = (typeof ratingActions)[number];

/** A current rating and the previous one; days are yyyy-MM-dd. Null where there is no previous one. */
export const ratingSchema = z.object({
  current: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  previous_date: z.nullable(z.string()),
  date: z.nullable(z.string()),
  action: z.nullable(z.enum(ratingActions)),
});
export type Rating = z.infer<typeof ratingSchema>;
