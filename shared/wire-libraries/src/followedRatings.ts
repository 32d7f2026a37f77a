import {
  asRecords,
  daySchema,
  detail,
  leftOutSchema,
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

const text = (name: string) => detail(name, textSchema, null);

const followedRatingReading = z.pipe(
  z.object({
    ...tagFields,
    category: detail('category', z.string(), 'Company'),
    sector: detail('sector', tagReading, null),
    type: z.enum(ratedKinds),
    coverage: detail('coverage', z.enum(ratingCoverages), 'own' as const),
    rating: z.object({
      current: text('current'),
      previous: text('previous'),
      previous_date: detail('previous_date', daySchema, null),
      date: detail('date', daySchema, null),
      action: detail('action', z.enum(ratingActions), null),
    }),
  }),
  z.transform(withTagId),
);
export type FollowedRating = z.output<typeof followedRatingReading>;

export const followedRatings = readCall({
  path: 'followed_ratings',
  reading: listAnswer(
    z.pipe(
      asRecords,
      z.object({
        since: detail('since', daySchema, null),
        visited: detail('visited', z.boolean(), true),
        records: z.array(followedRatingReading),
        left_out: leftOutSchema,
      }),
    ),
  ),
  beyond: true,
  served: () =>
    served({
      summary:
        'Ratings stated since the last visit, yesterday or a week ago, of companies that the client follows, or whose sector or analyst; newest first, at most 200. After a first visit “last_visit” is a week.',
      query: z.object({ since: z.enum(newsPeriods) }),
      answer: z.object({
        /** yyyy-MM-dd. */
        since: z.string(),
        /** Whether there was a visit before. */
        visited: z.boolean(),
        records: z.array(followedRatingSchema),
        left_out: leftOutSchema,
      }),
      sample: { since: 'week' },
      without: 'New for you shows no rating changes.',
    }),
});
