import * as z from 'zod/mini';
import { readCall, served } from '../call.ts';
import { daySchema } from '../answers/days.ts';
import { asOne, optional, textSchema } from '../lenient.ts';
import { plainText } from '../plainText.ts';
import { kpisReading, kpisSchema } from '../ratings/kpis.ts';
import { bothLanguagesReading, bothLanguagesSchema, type BothLanguages } from './bothLanguages.ts';
import { relatedAnalystSchema, relatedAnalystsReading } from './relatedAnalysts.ts';
import { tagFields, tagReading, tagSchema, withTagId } from './tags.ts';

const namedSchema = z.object({ value: z.string() });

/** The analyst's model. `url` is a path below the API base, empty without entitlement; `raw_date` is when it was uploaded. */
const modelSchema = z.object({ url: z.string(), entitled: z.boolean(), raw_date: z.nullable(z.string()) });

/** A company, sector or analyst with its profile; only the tag's fields are required. */
const recordSchema = z.extend(tagSchema, {
  summary: z.optional(z.nullable(bothLanguagesSchema)),
  /** Replaces the summary in one asset class. */
  descriptions_by_asset_class: z.optional(z.record(z.string(), bothLanguagesSchema)),
  /** Analysts of a company or sector by asset class, those who cover most first. */
  related_analysts: z.optional(
    z.object({ Equity: z.array(relatedAnalystSchema), 'Fixed Income': z.array(relatedAnalystSchema) }),
  ),
  /** Only for a company. */
  kpis: z.optional(kpisSchema),
  sector: z.optional(z.nullable(tagSchema)),
  tk_ticker: z.optional(z.nullable(namedSchema)),
  bloomberg_company_ticker: z.optional(z.nullable(namedSchema)),
  model_download_link: z.optional(z.nullable(modelSchema)),
  /** Only for an analyst. */
  role: z.optional(z.nullable(bothLanguagesSchema)),
});
export type ServedRecord = z.infer<typeof recordSchema>;

const namedReading = z.object({ value: textSchema });

const modelReading = z.object({
  url: optional('url', z.string(), ''),
  entitled: optional('entitled', z.boolean(), false),
  raw_date: optional('raw_date', daySchema, null),
});

const noDescriptions: Record<string, BothLanguages | null> = {};

const recordReading = z.pipe(
  z.pipe(
    asOne,
    z.object({
      ...tagFields,
      summary: optional('summary', bothLanguagesReading, null),
      descriptions_by_asset_class: optional(
        'descriptions_by_asset_class',
        z.record(z.string(), optional('description', bothLanguagesReading, null)),
        noDescriptions,
      ),
      related_analysts: relatedAnalystsReading,
      kpis: kpisReading,
      sector: optional('sector', tagReading, null),
      tk_ticker: optional('tk_ticker', namedReading, null),
      bloomberg_company_ticker: optional('bloomberg_company_ticker', namedReading, null),
      model_download_link: optional('model_download_link', modelReading, null),
      role: optional('role', bothLanguagesReading, null),
    }),
  ),
  z.transform(withTagId),
);
export type ProfiledTag = z.output<typeof recordReading>;

export const tagsByRef = readCall({
  path: 'tags/by_ref',
  reading: recordReading,
  served: () =>
    served({
      summary:
        'The company, sector or analyst with this external_id, active or not; texts, people and ratings as far as the subscription includes them.',
      query: z.object({ ref: plainText(100).check(z.minLength(1)) }),
      answer: recordSchema,
      sample: { ref: 'C0001' },
      known: { ref: 'company' },
      // Each kind of profile takes it for its own.
      example: { category: '' },
      without: 'The profiles of companies, sectors and analysts do not open.',
    }),
});
