import * as z from 'zod/mini';
import { optional, optionalList, textSchema } from '../lenient.ts';
import { bothLanguagesReading, bothLanguagesSchema } from './bothLanguages.ts';

/** An analyst on the page of a company or sector. */
export const relatedAnalystSchema = z.object({
  name: z.string(),
  role: z.nullable(bothLanguagesSchema),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Path below the API base. */
  thumbnail_url: z.nullable(z.string()),
  /** Decides whether there is a link to the profile. */
  external_id: z.nullable(z.string()),
  profile_active: z.boolean(),
  inactive: z.boolean(),
});
export type ServedRelatedAnalyst = z.infer<typeof relatedAnalystSchema>;

const fields = {
  name: optional('name', z.string(), undefined),
  value: optional('value', z.string(), undefined),
  role: optional('role', bothLanguagesReading, null),
  email: optional('email', z.string(), null),
  phone: optional('phone', textSchema, null),
  thumbnail_url: optional('thumbnail_url', z.string(), null),
  external_id: optional('external_id', textSchema, null),
  profile_active: optional('profile_active', z.boolean(), undefined),
  inactive: optional('inactive', z.boolean(), undefined),
  profile_link: optional('profile_link', z.string(), null),
  asset_classification: optional('asset_classification', z.object({ value: z.string() }), undefined),
};

/** Only a name is required, as `name` or `value`. */
const analystReading = z.pipe(
  z.object(fields),
  z.transform(({ name, value, ...rest }, context) => {
    const known = name ?? value;
    if (known !== undefined) return { ...rest, name: known };
    context.issues.push({ code: 'custom', message: 'has no name', input: rest });
    return z.NEVER;
  }),
);
export type RelatedAnalyst = z.output<typeof analystReading>;

const list = optionalList('related_analysts', analystReading);
type ByClass = Record<'Equity' | 'Fixed Income', RelatedAnalyst[]>;

const byClass = (analystsOf: (assetClass: keyof ByClass) => RelatedAnalyst[]): ByClass => ({
  Equity: analystsOf('Equity'),
  'Fixed Income': analystsOf('Fixed Income'),
});

/** An analyst without a class belongs to all. */
const ofClass = (analysts: readonly RelatedAnalyst[], assetClass: string) =>
  analysts.filter(
    ({ asset_classification: own }) =>
      own === undefined || own.value.split(',').some((each) => each.trim() === assetClass),
  );

/** Analysts by asset class: a map of lists, or one list of analysts with their class. */
export const relatedAnalystsReading = optional(
  'related_analysts',
  z.pipe(
    z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
    z.transform((people): ByClass => {
      if (!Array.isArray(people)) return byClass((each) => list.parse(people[each]));
      const all = list.parse(people);
      return byClass((each) => ofClass(all, each));
    }),
  ),
  byClass(() => []),
);
