import {
  asRecords,
  daySchema,
  detail,
  details,
  skippedSchema,
  listAnswer,
  textSchema,
  z,
} from '@portal/wire';
import { bySector } from './bySector.ts';

const idSchema = z.union([z.int(), z.string()]);
const word = (name: string) => detail(name, textSchema, undefined);
const yesOrNo = (name: string) => detail(name, z.boolean(), undefined);
const named = (name: string) => detail(name, z.object({ value: z.string() }), undefined);

/** Decides whether there is a link to the profile. */
const profileFields = {
  id: detail('id', idSchema, undefined),
  external_id: word('external_id'),
  profile_active: yesOrNo('profile_active'),
  inactive: yesOrNo('inactive'),
  profile_link: detail('profile_link', z.string(), undefined),
};

/** Stars are a number or text. */
const rating = (name: string) =>
  detail(
    name,
    z.object({
      current: detail('current', z.union([z.string(), z.number()]), undefined),
      date: detail('date', daySchema, undefined),
      previous: detail('previous', z.union([z.string(), z.number()]), undefined),
      previous_date: detail('previous_date', daySchema, undefined),
      action: detail('action', z.string(), undefined),
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
  analyst: detail('analyst', z.object({ value: z.string(), ...profileFields }), undefined),
  kpis: detail(
    'kpis',
    z.object({
      Ratings: detail(
        'Ratings',
        z.object({ Equity: rating('Equity'), Bonds: rating('Bonds'), ESG: rating('ESG') }),
        undefined,
      ),
    }),
    undefined,
  ),
  model_download_link: detail(
    'model_download_link',
    z.object({
      url: detail('url', z.string(), undefined),
      entitled: yesOrNo('entitled'),
      raw_date: detail('raw_date', daySchema, undefined),
    }),
    undefined,
  ),
});

/** Only the name is required; companies without one are left out. */
const sectorReading = z.object({
  value: z.string(),
  translated_value: detail('translated_value', z.string(), undefined),
  ...profileFields,
  companies: details('company', companyReading),
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
