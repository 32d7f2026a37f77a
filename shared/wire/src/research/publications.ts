import { z } from 'zod';
import { call } from '../call.ts';
import { libraryNames } from './libraryNames.ts';
import { dateRangeSchema, json, searchTermSchema, tagFiltersSchema } from './listFilters.ts';
import { plainText } from '../plainText.ts';
import { tagSchema } from './tags.ts';

const namedValueSchema = z.object({ value: z.string(), translated_value: z.string().nullable().optional() });

/** Tags by category, as in `{ Sector: [...], Analyst: [...] }`. */
const tagMapSchema = z.record(z.string(), z.array(tagSchema));

/** A publication as a list shows it. `publication_date` is an ISO time stamp with offset. */
export const publicationSchema = z.object({
  doc_ref: z.string(),
  publication_date: z.string(),
  title: z.string(),
  long_title: z.string().nullable(),
  entitled: z.boolean(),
  attachment_content_type: z.string().nullable(),
  /** Path below the API base; empty when the client is not entitled or there is no file. */
  download_link: z.string(),
  /** Route of the portal's preview; empty when there is none. */
  preview_link: z.string(),
  thumbnail_url: z.string().nullable(),
  language: namedValueSchema,
  publication_type: namedValueSchema,
  asset_classification: namedValueSchema,
  primary_tags: tagMapSchema,
  other_tags: tagMapSchema,
  /** What its company is rated today: null without a rating, or for a client whose subscription does not include it. */
  latest_equity_rating: z.string().nullish(),
  latest_credit_rating: z.string().nullish(),
  latest_esg_rating: z.string().nullish(),
});
export type Publication = z.infer<typeof publicationSchema>;

export const paginationMetadataSchema = z.object({
  page: z.number().int(),
  num_pages: z.number().int(),
  max_records: z.number().int(),
});

/** How many records could not be read and are missing. The portal counts them itself; an API that knows may say so. */
export const leftOutSchema = z.number().int().optional();

export const publicationListSchema = z.object({
  records: z.array(publicationSchema),
  pagination_metadata: paginationMetadataSchema,
  left_out: leftOutSchema,
});
export type PublicationList = z.infer<typeof publicationListSchema>;

/** What every list of publications takes. Filters and range travel as JSON text. */
export const listQuerySchema = z.object({
  tag_filters: json(tagFiltersSchema).optional(),
  tag_not_filters: json(tagFiltersSchema).optional(),
  date_range: json(dateRangeSchema).optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(50),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

export const highlightsDocuments = call({
  method: 'GET',
  path: 'highlights_documents',
  summary:
    'The publications of the publishing day (Europe/Zurich), or of date_range, by filters and search; by time.',
  authenticated: true,
  query: listQuerySchema.extend({ search_term: searchTermSchema.optional() }),
  answer: publicationListSchema,
});

export const webDocuments = call({
  method: 'GET',
  path: 'web_documents',
  summary:
    'Documents by tag filters, newest first: the footer’s disclaimer; with a library what its featured list holds.',
  authenticated: true,
  query: listQuerySchema.extend({
    /** Only what this library features. */
    library: z.enum(libraryNames).optional(),
    /** The featured list of the library. */
    list: plainText(100).min(1).default('Default'),
  }),
  answer: publicationListSchema,
});

export const dmoLinkSchema = z.object({ download_link: z.string().nullable(), entitled: z.boolean() });
export type DmoLink = z.infer<typeof dmoLinkSchema>;

export const dmoLinks = call({
  method: 'GET',
  path: 'dmo_links',
  summary:
    'The Daily Market Opinion of the publishing day in one language; an empty list before it is published.',
  authenticated: true,
  query: z.object({ language: z.enum(['English', 'German']).default('English') }),
  answer: z.array(dmoLinkSchema),
});
