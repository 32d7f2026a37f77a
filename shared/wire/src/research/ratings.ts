import { z } from 'zod';
import { call } from '../call.ts';
import { json, tagFiltersSchema } from './listFilters.ts';
import { leftOutSchema, paginationMetadataSchema } from './publications.ts';
import { tagSchema } from './tags.ts';

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
  current: z.string().nullable(),
  previous: z.string().nullable(),
  previous_date: z.string().nullable(),
  date: z.string().nullable(),
  action: z.enum(ratingActions).nullable(),
});
export type Rating = z.infer<typeof ratingSchema>;

const tickerSchema = z.object({ value: z.string() }).nullable();

/** A company, by the fields of its tag, with the rating that was asked for; the other one is null. */
export const ratingChangeSchema = tagSchema.extend({
  sector: tagSchema.nullable(),
  tk_ticker: tickerSchema,
  bloomberg_company_ticker: tickerSchema,
  kpis: z.object({
    Ratings: z.object({ Equities: ratingSchema.nullable(), Bonds: ratingSchema.nullable() }),
  }),
});
export type RatingChange = z.infer<typeof ratingChangeSchema>;

export const ratingChangeListSchema = z.object({
  records: z.array(ratingChangeSchema),
  pagination_metadata: paginationMetadataSchema,
  left_out: leftOutSchema,
});
export type RatingChangeList = z.infer<typeof ratingChangeListSchema>;

export const latestRatings = call({
  method: 'GET',
  path: 'latest_ratings',
  summary:
    'The newest rating changes, one a company; 403 without a page that shows them. What is excluded beats what is included.',
  authenticated: true,
  query: z.object({
    type: z.enum(ratingTypes),
    coverage: z.enum(ratingCoverages).default('own'),
    tag_filters: json(tagFiltersSchema).optional(),
    exclude_tag_filters: json(tagFiltersSchema).optional(),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    page_size: z.coerce.number().int().min(1).max(200).default(15),
    limit: z.coerce.number().int().min(1).max(1000).default(200),
  }),
  answer: ratingChangeListSchema,
});
