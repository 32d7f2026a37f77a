import {
  readCall,
  served,
  daySchema,
  optional,
  optionalList,
  ratingActions,
  textSchema,
  z,
} from '@portal/wire';
import { permissionsReading, permissionsSchema } from './permissions.ts';
import { refSchema } from './profileClasses.ts';

export const companyProfilePermissions = readCall({
  path: 'portal_tabs/company_profile_permissions',
  reading: permissionsReading,
  served: () =>
    served({
      summary: 'Which tabs of a company’s page the client may open, by the company’s external_id.',
      query: z.object({ Id: refSchema }),
      answer: permissionsSchema,
      sample: { Id: 'C0001' },
      known: { Id: 'company' },
      without: 'The profiles of companies show no tab.',
    }),
});

/** Closing price of a share. */
const closePriceSchema = z.object({ amount: z.number(), currency: z.string() });
export type ClosePrice = z.output<typeof closePriceSchema>;

const ratingPaperSchema = z.object({
  title: z.string(),
  language: z.string(),
  /** Route of the portal's preview. */
  preview_link: z.string(),
});
export type RatingPaper = z.output<typeof ratingPaperSchema>;

/** A rating and the day it was stated (yyyy-MM-dd); with the price if the bank keeps it. */
const statedSchema = z.object({
  date: z.string(),
  current: z.string(),
  previous: z.nullable(z.string()),
  action: z.nullable(z.enum(ratingActions)),
  close_price: z.nullish(closePriceSchema),
  /** What the analyst expected the share to be worth. */
  target_price: z.nullish(closePriceSchema),
  /** The paper of that day on the company that the client can read; null without one. */
  paper: z.nullish(ratingPaperSchema),
});

const historySchema = z.object({
  Equity: z.array(statedSchema),
  Bonds: z.array(statedSchema),
  ESG: z.array(statedSchema),
});
export type ServedRatingHistory = z.infer<typeof historySchema>;

const statedReading = z.object({
  /** Text that is no day stays, so that the rating does. */
  date: z.union([daySchema, z.string()]),
  current: textSchema,
  previous: optional('previous', textSchema, null),
  action: optional('action', z.enum(ratingActions), null),
  close_price: optional('close_price', closePriceSchema, null),
  target_price: optional('target_price', closePriceSchema, null),
  paper: optional('paper', ratingPaperSchema, null),
});
export type StatedRating = z.output<typeof statedReading>;

/** Missing kinds are empty. */
const historyReading = z.object({
  Equity: optionalList('Equity', statedReading),
  Bonds: optionalList('Bonds', statedReading),
  ESG: optionalList('ESG', statedReading),
});

export const ratingHistory = readCall({
  path: 'rating_history',
  reading: historyReading,
  beyond: true,
  served: () =>
    served({
      summary:
        'The ratings of a company, oldest first, as far as the subscription includes the research behind them; with prices and the paper of the day.',
      query: z.object({ ref: refSchema }),
      answer: historySchema,
      sample: { ref: 'C0001' },
      known: { ref: 'company' },
      without: 'The profiles of companies show no rating history.',
    }),
});
