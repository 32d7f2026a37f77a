import { readCall, served, skippedSchema, z } from '@portal/wire';
import { coverageReading } from './coverageReading.ts';

/** Coverage of the bank's shares and debt, and of the partner bank's shares. */
const coverageClasses = ['Equity', 'Fixed Income', 'International'] as const;
export type CoverageClass = (typeof coverageClasses)[number];

/** Stars may be a number. */
const levelSchema = z.nullish(z.union([z.string(), z.number()]));

/** A current rating and the previous one; days are yyyy-MM-dd. */
const currentRatingSchema = z.object({
  current: levelSchema,
  date: z.nullish(z.string()),
  previous: levelSchema,
  previous_date: z.nullish(z.string()),
  action: z.nullish(z.string()),
});
export type CurrentRating = z.infer<typeof currentRatingSchema>;

/** Some APIs use numbers, some text, some no ids. */
const idSchema = z.nullish(z.union([z.int(), z.string()]));

const namedSchema = z.nullish(z.object({ value: z.string() }));

/** Decides whether there is a link to the profile. */
const profileFields = {
  external_id: z.nullish(z.string()),
  profile_active: z.nullish(z.boolean()),
  inactive: z.nullish(z.boolean()),
  profile_link: z.nullish(z.string()),
};

/** Only the name is required. */
const coveredCompanySchema = z.object({
  id: idSchema,
  value: z.string(),
  ...profileFields,
  tk_ticker: namedSchema,
  bloomberg_company_ticker: namedSchema,
  gk_number: z.nullish(z.string()),
  analyst: z.nullish(z.object({ id: idSchema, value: z.string(), ...profileFields })),
  kpis: z.nullish(
    z.object({
      Ratings: z.nullish(
        z.object({
          Equity: z.nullish(currentRatingSchema),
          Bonds: z.nullish(currentRatingSchema),
          ESG: z.nullish(currentRatingSchema),
        }),
      ),
    }),
  ),
  /**
   * `url` is a path below the API base, empty if the client is not entitled; `raw_date` is the day of the last upload.
   */
  model_download_link: z.nullish(
    z.object({
      url: z.nullish(z.string()),
      entitled: z.nullish(z.boolean()),
      raw_date: z.nullish(z.string()),
    }),
  ),
});
export type CoveredCompany = z.infer<typeof coveredCompanySchema>;

const coverageSectorSchema = z.object({
  id: idSchema,
  value: z.string(),
  translated_value: z.nullish(z.string()),
  ...profileFields,
  companies: z.array(coveredCompanySchema),
});
export type CoverageSector = z.infer<typeof coverageSectorSchema>;

const coverageListSchema = z.object({ records: z.array(coverageSectorSchema), skipped: skippedSchema });
export type CoverageList = z.infer<typeof coverageListSchema>;

export const tagCoverage = readCall({
  path: 'tag_coverage',
  reading: coverageReading,
  served: () =>
    served({
      summary:
        'The covered companies by sector, with the current ratings; 403 without the tab of the asset class. Sectors and companies are in alphabetical order.',
      query: z.object({ asset_classification: z.enum(coverageClasses) }),
      answer: coverageListSchema,
      sample: { asset_classification: 'Equity' },
      without: 'Coverage says that it could not be loaded.',
    }),
});
