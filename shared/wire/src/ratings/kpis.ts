import * as z from 'zod/mini';
import { daySchema } from '../answers/days.ts';
import { optional, textSchema } from '../lenient.ts';
import { ratingActions, ratingCoverages, ratingSchema } from './rating.ts';

/** With whose rating it is, if the API reports it. */
const coveredRating = z.nullable(z.extend(ratingSchema, { coverage: z.optional(z.enum(ratingCoverages)) }));

/** A company's current ratings: null if there is none, or the subscription does not include it. */
export const kpisSchema = z.object({
  Ratings: z.object({ Equity: coveredRating, Bonds: coveredRating, ESG: coveredRating }),
});

const text = (name: string) => optional(name, textSchema, null);

const ratingReading = (name: string) =>
  optional(
    name,
    z.object({
      current: text('current'),
      previous: text('previous'),
      previous_date: optional('previous_date', daySchema, null),
      date: optional('date', daySchema, null),
      action: optional('action', z.enum(ratingActions), null),
      coverage: optional('coverage', z.enum(ratingCoverages), undefined),
    }),
    null,
  );

const noRatings = { Equity: null, Bonds: null, ESG: null };

/** A missing rating is null. */
export const kpisReading = optional(
  'kpis',
  z.object({
    Ratings: optional(
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
);
export type Kpis = z.output<typeof kpisReading>;
