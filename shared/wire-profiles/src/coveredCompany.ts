import {
  detail,
  ratingActions,
  ratingSchema,
  tagFields,
  tagReading,
  tagSchema,
  textSchema,
  withTagId,
  z,
} from '@portal/wire';

const heldRating = z.nullable(ratingSchema);

/** A company with the ratings that hold: null where it has none, or the subscription does not include them. */
export const coveredCompanySchema = z.extend(tagSchema, {
  sector: z.nullable(tagSchema),
  kpis: z.object({ Ratings: z.object({ Equity: heldRating, Bonds: heldRating, ESG: heldRating }) }),
});
export type ServedCoveredCompany = z.infer<typeof coveredCompanySchema>;

const word = (name: string) => detail(name, textSchema, null);

const ratingReading = (name: string) =>
  detail(
    name,
    z.object({
      current: word('current'),
      previous: word('previous'),
      previous_date: word('previous_date'),
      date: word('date'),
      action: detail('action', z.enum(ratingActions), null),
    }),
    null,
  );

const noRatings = { Equity: null, Bonds: null, ESG: null };

/** A company by its name: a rating that is not there leaves its place empty. */
export const coveredCompanyReading = z.pipe(
  z.object({
    ...tagFields,
    category: detail('category', z.string(), 'Company'),
    sector: detail('sector', tagReading, null),
    kpis: detail(
      'kpis',
      z.object({
        Ratings: detail(
          'Ratings',
          z.object({
            Equity: ratingReading('Equity'),
            Bonds: ratingReading('Bonds'),
            ESG: ratingReading('ESG'),
          }),
          noRatings,
        ),
      }),
      { Ratings: noRatings },
    ),
  }),
  z.transform(withTagId),
);
export type CoveredCompany = z.infer<typeof coveredCompanyReading>;
