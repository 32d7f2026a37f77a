import {
  readCall,
  served,
  countUpTo,
  daySchema,
  optional,
  json,
  skippedSchema,
  listReading,
  paginationMetadataSchema,
  ratingActions,
  ratingCoverages,
  ratingSchema,
  ratingTypes,
  tagFiltersSchema,
  tagFields,
  tagReading,
  tagSchema,
  textSchema,
  withTagId,
  z,
} from '@portal/wire';

const tickerSchema = z.nullable(z.object({ value: z.string() }));

/** A company's tag with the requested rating; the other one is null. */
const ratingChangeSchema = z.extend(tagSchema, {
  sector: z.nullable(tagSchema),
  tk_ticker: tickerSchema,
  bloomberg_company_ticker: tickerSchema,
  kpis: z.object({
    Ratings: z.object({ Equities: z.nullable(ratingSchema), Bonds: z.nullable(ratingSchema) }),
  }),
});
export type ServedRatingChange = z.infer<typeof ratingChangeSchema>;

const ratingChangeListSchema = z.object({
  records: z.array(ratingChangeSchema),
  pagination_metadata: paginationMetadataSchema,
  skipped: skippedSchema,
});
export type ServedRatingChangeList = z.infer<typeof ratingChangeListSchema>;

const word = (name: string) => optional(name, textSchema, null);

const ratingReading = (name: string) =>
  optional(
    name,
    z.object({
      current: word('current'),
      previous: word('previous'),
      previous_date: optional('previous_date', daySchema, null),
      date: optional('date', daySchema, null),
      action: optional('action', z.enum(ratingActions), null),
    }),
    null,
  );

const tickerReading = (name: string) => optional(name, z.object({ value: z.string() }), null);

/** Only the company's name is required. */
const ratingChangeReading = z.pipe(
  z.object({
    ...tagFields,
    category: optional('category', z.string(), 'Company'),
    sector: optional('sector', tagReading, null),
    tk_ticker: tickerReading('tk_ticker'),
    bloomberg_company_ticker: tickerReading('bloomberg_company_ticker'),
    kpis: z.object({
      Ratings: z.object({ Equities: ratingReading('Equities'), Bonds: ratingReading('Bonds') }),
    }),
  }),
  z.transform(withTagId),
);

export type RatingChange = z.output<typeof ratingChangeReading>;

export const latestRatings = readCall({
  path: 'latest_ratings',
  reading: listReading(ratingChangeReading),
  served: () =>
    served({
      summary:
        'The newest rating changes, one per company; 403 without a page that shows them. What is excluded beats what is included.',
      query: z.object({
        type: z.enum(ratingTypes),
        coverage: z._default(z.enum(ratingCoverages), 'own'),
        tag_filters: z.optional(json(tagFiltersSchema)),
        exclude_tag_filters: z.optional(json(tagFiltersSchema)),
        order: z._default(z.enum(['asc', 'desc']), 'desc'),
        page: z._default(countUpTo(1000), 1),
        page_size: z._default(countUpTo(200), 15),
        limit: z._default(countUpTo(1000), 200),
      }),
      answer: ratingChangeListSchema,
      sample: {
        type: 'Equities',
        coverage: 'partner',
        tag_filters: { Sector: ['Software'] },
        exclude_tag_filters: { Sector: [] },
        order: 'asc',
        page: 1,
        page_size: 5,
        limit: 10,
      },
      without: 'Libraries show no rating changes.',
    }),
});
