import {
  optional,
  kpisReading,
  kpisSchema,
  tagFields,
  tagReading,
  tagSchema,
  withTagId,
  z,
} from '@portal/wire';

/** A company with the current ratings. */
export const coveredCompanySchema = z.extend(tagSchema, {
  sector: z.nullable(tagSchema),
  kpis: kpisSchema,
});
export type ServedCoveredCompany = z.infer<typeof coveredCompanySchema>;

/** Only the company's name is required. */
export const coveredCompanyReading = z.pipe(
  z.object({
    ...tagFields,
    category: optional('category', z.string(), 'Company'),
    sector: optional('sector', tagReading, null),
    kpis: kpisReading,
  }),
  z.transform(withTagId),
);
export type CoveredCompany = z.infer<typeof coveredCompanyReading>;
