import { equityRatingRank, equityRatings, ratingCoverages, readCreditRating } from '@portal/wire';
import { z } from 'zod';
import { text } from './fields.ts';

const rated = ['Equities', 'Bonds', 'ESG'] as const;

function isKnown({ class: kind, rating }: { class: (typeof rated)[number]; rating: string }): boolean {
  if (kind === 'Equities') return equityRatingRank(rating) < equityRatings.length;
  return kind === 'ESG' || readCreditRating(rating) !== undefined;
}

interface Priced {
  close_price?: number | undefined;
  target_price?: number | undefined;
  close_currency?: string | undefined;
}

const hasCurrency = ({ close_price: close, target_price: target, close_currency: currency }: Priced) =>
  currency !== undefined || (close === undefined && target === undefined);

/** One statement of a company's history. What it changes is worked out by the server. */
export const ratingSchema = z
  .strictObject({
    kind: z.literal('rating'),
    /** By reference or name. */
    company: text(300),
    class: z.enum(rated),
    coverage: z.enum(ratingCoverages).default('own'),
    stated_on: z.iso.date('must be a day such as 2026-11-27'),
    /** The reference of the paper that states it: the rating is under embargo with it. */
    publication: text(100).optional(),
    /** `withdraw` takes the rating of that day back. */
    action: z.enum(['state', 'withdraw']).default('state'),
    /** As the portal shows it, such as `Outperform`. */
    rating: text(100),
    /** Share price of that day. */
    close_price: z.number().positive().optional(),
    /** What the analyst expects the share to be worth, in the same currency. */
    target_price: z.number().positive().optional(),
    /** Of both prices. */
    close_currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency such as CHF')
      .optional(),
  })
  .refine(hasCurrency, { path: ['close_currency'], message: 'is missing for the prices' })
  .refine(isKnown, { path: ['rating'], message: 'is not a rating of this class' });
