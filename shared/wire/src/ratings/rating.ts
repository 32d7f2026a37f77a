import * as z from 'zod/mini';

/** What a rating is of: shares or debt, as `latest_ratings` names them. */
export const ratingTypes = ['Equities', 'Bonds'] as const;
export type RatingType = (typeof ratingTypes)[number];

/** Whose ratings: the bank's own, or those of the partner bank, which covers international companies. */
export const ratingCoverages = ['own', 'partner'] as const;
export type RatingCoverage = (typeof ratingCoverages)[number];

/** What happened to a rating when it was last stated. */
export const ratingActions = ['Upgrade', 'Downgrade', 'Reiterate', 'Refresh'] as const;
export type RatingAction = (typeof ratingActions)[number];

/** A rating as it stands and as it was before; days are yyyy-MM-dd. Without a rating before, what is of it is null. */
export const ratingSchema = z.object({
  current: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  previous_date: z.nullable(z.string()),
  date: z.nullable(z.string()),
  action: z.nullable(z.enum(ratingActions)),
});
export type Rating = z.infer<typeof ratingSchema>;
