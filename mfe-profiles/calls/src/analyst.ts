import {
  bothLanguagesReading,
  bothLanguagesSchema,
  call,
  countUpTo,
  optional,
  optionalList,
  foldEditionsSchema,
  json,
  skippedSchema,
  listQuerySchema,
  listReading,
  paginationMetadataSchema,
  plainText,
  publicationListReading,
  publicationListSchema,
  readCall,
  served,
  tagFiltersSchema,
  tagReading,
  tagSchema,
  textSchema,
  z,
} from '@portal/wire';
import { coveredCompanyReading, coveredCompanySchema } from './coveredCompany.ts';
import { profileClasses, refSchema } from './profileClasses.ts';

const analystSchema = z.object({
  name: z.string(),
  external_id: z.string(),
  role: z.nullable(bothLanguagesSchema),
  /** Paragraphs. */
  bio: z.array(bothLanguagesSchema),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Path below the API base. */
  thumbnail_url: z.nullable(z.string()),
  asset_classification: z.nullable(z.object({ value: z.enum(profileClasses) })),
  /** Counts within the requested classes. */
  coverage: z.object({ companies: z.int(), sectors: z.int() }),
});
export type ServedAnalyst = z.infer<typeof analystSchema>;

/** Nothing is required: the page has the name from the tag. */
const analystReading = z.object({
  role: optional('role', bothLanguagesReading, null),
  bio: optionalList('bio', bothLanguagesReading),
  email: optional('email', z.string(), null),
  phone: optional('phone', textSchema, null),
  thumbnail_url: optional('thumbnail_url', z.string(), null),
  asset_classification: optional('asset_classification', z.object({ value: z.enum(profileClasses) }), null),
  coverage: optional('coverage', z.object({ companies: z.int(), sectors: z.int() }), null),
});
export type Analyst = z.infer<typeof analystReading>;

const whichAnalyst = { ref: refSchema, asset_classification: z.optional(z.enum(profileClasses)) };

export const analystCoverage = readCall({
  path: 'analyst_coverage',
  reading: analystReading,
  beyond: ['asset_classification'],
  served: () =>
    served({
      summary:
        'Who the analyst with this external_id is, and how much they cover; 404 for one who is unknown or has left, 403 without a tab of their asset class.',
      query: z.object(whichAnalyst),
      answer: analystSchema,
      sample: { ref: 'A0001', asset_classification: 'Equity' },
      known: { ref: 'analyst' },
      without: 'The profiles of analysts do not open.',
    }),
});

const coveredQuery = z.object({
  ...whichAnalyst,
  tag_filters: z.optional(json(tagFiltersSchema)),
  page: z._default(countUpTo(1000), 1),
  page_size: z._default(countUpTo(200), 50),
  limit: z._default(countUpTo(1000), 1000),
});

const coveredSample = {
  ref: 'A0001',
  asset_classification: 'Equity' as const,
  tag_filters: { Sector: ['Software'] },
  page: 1,
  page_size: 5,
  limit: 10,
};

const paged = { pagination_metadata: paginationMetadataSchema, skipped: skippedSchema };

export const analystSectors = readCall({
  path: 'analyst_sectors',
  reading: listReading(tagReading),
  beyond: ['ref', 'asset_classification'],
  served: () =>
    served({
      summary: 'The sectors in which an analyst covers companies, by name.',
      query: coveredQuery,
      answer: z.object({ records: z.array(tagSchema), ...paged }),
      sample: coveredSample,
      known: { ref: 'analyst' },
      without: 'The profiles of analysts show no sectors.',
    }),
});

export const analystCompanies = readCall({
  path: 'analyst_companies',
  reading: listReading(coveredCompanyReading),
  beyond: ['ref', 'asset_classification'],
  served: () =>
    served({
      summary: 'The companies that an analyst covers, by name, with the current ratings.',
      query: coveredQuery,
      answer: z.object({ records: z.array(coveredCompanySchema), ...paged }),
      sample: coveredSample,
      known: { ref: 'analyst' },
      without: 'The profiles of analysts show no companies.',
    }),
});

export const analystResearch = call({
  method: 'GET',
  path: 'analyst_research',
  droppable: ['fold_editions'],
  summary: 'The publications of an analyst by filters, newest first.',
  authenticated: true,
  query: z.extend(listQuerySchema, {
    ...whichAnalyst,
    fold_editions: foldEditionsSchema,
    page_name: z.optional(plainText(100)),
    component_name: z.optional(plainText(100)),
  }),
  answer: publicationListSchema,
  reading: publicationListReading,
});
