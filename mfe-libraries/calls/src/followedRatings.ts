import {
  asRecords,
  daySchema,
  optional,
  optionalList,
  skippedSchema,
  listAnswer,
  ratingActions,
  ratingCoverages,
  ratingSchema,
  readCall,
  served,
  tagFields,
  tagReading,
  tagSchema,
  textSchema,
  withTagId,
  z,
} from '@portal/wire';

/** From when on changes are asked for. */
export const newsPeriods = ['last_visit', 'yesterday', 'week'] as const;
export type NewsPeriod = (typeof newsPeriods)[number];

const ratedKinds = ['Equities', 'Bonds', 'ESG'] as const;

/** A company's tag with one of its ratings. */
const followedRatingSchema = z.extend(tagSchema, {
  sector: z.nullable(tagSchema),
  type: z.enum(ratedKinds),
  coverage: z.enum(ratingCoverages),
  /** Without an action it is the first: coverage begins. */
  rating: ratingSchema,
});
export type ServedFollowedRating = z.infer<typeof followedRatingSchema>;

const coverageChangeKinds = ['begun', 'dropped', 'analysts'] as const;

/** A company whose coverage began again or was dropped, or whose analysts changed; a dropped one has no page. */
const coverageChangeSchema = z.extend(tagSchema, {
  change: z.enum(coverageChangeKinds),
  /** yyyy-MM-dd. */
  date: z.string(),
  analysts_before: z.array(tagSchema),
  analysts_after: z.array(tagSchema),
});
export type ServedCoverageChange = z.infer<typeof coverageChangeSchema>;

const coverageChangeReading = z.pipe(
  z.object({
    ...tagFields,
    category: optional('category', z.string(), 'Company'),
    change: z.enum(coverageChangeKinds),
    date: daySchema,
    analysts_before: optionalList('analyst', tagReading),
    analysts_after: optionalList('analyst', tagReading),
  }),
  z.transform(withTagId),
);
export type CoverageChange = z.output<typeof coverageChangeReading>;

const text = (name: string) => optional(name, textSchema, null);

const followedRatingReading = z.pipe(
  z.object({
    ...tagFields,
    category: optional('category', z.string(), 'Company'),
    sector: optional('sector', tagReading, null),
    type: z.enum(ratedKinds),
    coverage: optional('coverage', z.enum(ratingCoverages), 'own' as const),
    rating: z.object({
      current: text('current'),
      previous: text('previous'),
      previous_date: optional('previous_date', daySchema, null),
      date: optional('date', daySchema, null),
      action: optional('action', z.enum(ratingActions), null),
    }),
  }),
  z.transform(withTagId),
);
export type FollowedRating = z.output<typeof followedRatingReading>;

const followedNewsReading = z.object({
  since: optional('since', daySchema, null),
  visited: optional('visited', z.boolean(), true),
  records: z.array(followedRatingReading),
  coverage: optional('coverage', optionalList('coverage', coverageChangeReading), []),
  skipped: skippedSchema,
});
export type FollowedNews = z.output<typeof followedNewsReading>;

export const followedRatings = readCall({
  path: 'followed_ratings',
  reading: listAnswer(z.pipe(asRecords, followedNewsReading)),
  beyond: true,
  served: () =>
    served({
      summary:
        'Ratings stated since the last visit, yesterday or a week ago, of companies that the client follows, or whose sector or analyst; newest first, at most 200; and what changed about who covers these. After a first visit “last_visit” is a week.',
      query: z.object({ since: z.enum(newsPeriods) }),
      answer: z.object({
        /** yyyy-MM-dd. */
        since: z.string(),
        /** Whether there was a visit before. */
        visited: z.boolean(),
        records: z.array(followedRatingSchema),
        /** Newest first, at most 200. */
        coverage: z.optional(z.array(coverageChangeSchema)),
        skipped: skippedSchema,
      }),
      sample: { since: 'week' },
      without: 'New for you shows no rating changes.',
    }),
});
