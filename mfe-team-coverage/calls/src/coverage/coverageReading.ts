import {
  asRecords,
  daySchema,
  optional,
  optionalList,
  skippedSchema,
  listAnswer,
  textSchema,
  z,
} from '@portal/wire';
import { bySector } from './bySector.ts';

const idSchema = z.union([z.int(), z.string()]);
const word = (name: string) => optional(name, textSchema, undefined);
const yesOrNo = (name: string) => optional(name, z.boolean(), undefined);
const named = (name: string) => optional(name, z.object({ value: z.string() }), undefined);

/** Decides whether there is a link to the profile. */
const profileFields = {
  id: optional('id', idSchema, undefined),
  external_id: word('external_id'),
  profile_active: yesOrNo('profile_active'),
  inactive: yesOrNo('inactive'),
  profile_link: optional('profile_link', z.string(), undefined),
};

/** Stars are a number or text. */
const rating = (name: string) =>
  optional(
    name,
    z.object({
      current: optional('current', z.union([z.string(), z.number()]), undefined),
      date: optional('date', daySchema, undefined),
      previous: optional('previous', z.union([z.string(), z.number()]), undefined),
      previous_date: optional('previous_date', daySchema, undefined),
      action: optional('action', z.string(), undefined),
    }),
    undefined,
  );

/** Only the name is required. */
const companyReading = z.object({
  value: z.string(),
  ...profileFields,
  tk_ticker: named('tk_ticker'),
  bloomberg_company_ticker: named('bloomberg_company_ticker'),
  gk_number: word('gk_number'),
  analyst: optional('analyst', z.object({ value: z.string(), ...profileFields }), undefined),
  kpis: optional(
    'kpis',
    z.object({
      Ratings: optional(
        'Ratings',
        z.object({ Equity: rating('Equity'), Bonds: rating('Bonds'), ESG: rating('ESG') }),
        undefined,
      ),
    }),
    undefined,
  ),
  model_download_link: optional(
    'model_download_link',
    z.object({
      url: optional('url', z.string(), undefined),
      entitled: yesOrNo('entitled'),
      raw_date: optional('raw_date', daySchema, undefined),
    }),
    undefined,
  ),
});

/** Only the name is required; companies without one are left out. */
const sectorReading = z.object({
  value: z.string(),
  translated_value: optional('translated_value', z.string(), undefined),
  ...profileFields,
  companies: optionalList('company', companyReading),
});

const listSchema = z.object({ records: z.array(z.unknown()), skipped: skippedSchema });

/** A record with a list of sectors or of companies, or that list. */
export const coverageReading = listAnswer(
  z.pipe(
    z.pipe(
      z.pipe(asRecords, listSchema),
      z.transform(({ records, ...list }) => ({ ...list, records: bySector(records) })),
    ),
    z.object({ records: z.array(sectorReading), skipped: skippedSchema }),
  ),
);
