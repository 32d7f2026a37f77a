import * as z from 'zod/mini';
import { nullableField, optionalField, servedShape, sometimes } from '../fields.ts';
import { ratingActions } from '../ratings/rating.ts';
import type { Pagination } from './pages.ts';
import { tagSchema, type Tag } from './tags.ts';

const namedValueSchema = z.object({
  value: z.string(),
  translated_value: z.optional(z.nullable(z.string())),
});

/** Tags by category: `{ Sector: [...], Analyst: [...] }`. */
const tagMapSchema = z.record(z.string(), z.array(tagSchema));

const editionSchema = z.object({
  doc_ref: z.string(),
  title: z.string(),
  entitled: z.boolean(),
  attachment_content_type: z.nullable(z.string()),
  /** Path below the API base; empty if the client is not entitled or there is no file. */
  download_link: z.string(),
  /** Route of the portal's preview, or empty. */
  preview_link: z.string(),
  language: namedValueSchema,
});
/** Another edition of a publication. */
export type Edition = z.infer<typeof editionSchema>;

/** How a rating was last changed. */
const ratingChangeSchema = z.object({
  previous: z.string(),
  action: z.enum(ratingActions),
  /** When the previous one was stated, yyyy-MM-dd. */
  previous_date: z.nullish(z.string()),
});
export type RatingChange = z.infer<typeof ratingChangeSchema>;

/** Further details of a publication, each declared once. */
export const publicationDetails = {
  long_title: nullableField(z.string()),
  thumbnail_url: nullableField(z.string()),
  /** The paper's main point in a sentence or two, in its language, for clients entitled to it. Text, never markup. */
  summary: optionalField(z.string()),
  /** In search results: the sentence that matched, if title and names do not match completely. Text, never markup. */
  matched_text: optionalField(z.string()),
  /** The page of the publication's file that has this sentence, from 1. */
  matched_page: optionalField(z.int().check(z.minimum(1))),
  /** Read by the client, in any edition. */
  is_read: sometimes(z.boolean()),
  /** Unread, and published since the client's last visit. */
  is_new: sometimes(z.boolean()),
};

/** A publication in a list. `publication_date` is ISO with offset. */
export const publicationSchema = z.extend(editionSchema, {
  publication_date: z.string(),
  publication_type: namedValueSchema,
  asset_classification: namedValueSchema,
  primary_tags: tagMapSchema,
  other_tags: tagMapSchema,
  /** The company's current ratings: null without one, or if the subscription does not include it. */
  latest_equity_rating: z.nullish(z.string()),
  latest_credit_rating: z.nullish(z.string()),
  latest_esg_rating: z.nullish(z.string()),
  /** How these came about, under the same conditions; null for a company's first rating. */
  latest_equity_change: z.nullish(ratingChangeSchema),
  latest_credit_change: z.nullish(ratingChangeSchema),
  /** In a list that folds editions: the paper's id; null without other editions. */
  paper_id: z.nullish(z.string()),
  /** In a list that folds editions: the other ones, even if they do not match the filters. */
  other_editions: z.optional(z.array(editionSchema)),
  ...servedShape(publicationDetails),
});
/** A publication as the reference API answers it. */
export type ServedPublication = z.infer<typeof publicationSchema>;

type Tags = Record<string, Tag[]>;

/** A publication as the portal reads it. */
export type Publication = Omit<ServedPublication, 'primary_tags' | 'other_tags'> & {
  primary_tags: Tags;
  other_tags: Tags;
};

export const paginationMetadataSchema = z.object({
  page: z.int(),
  num_pages: z.int(),
  max_records: z.int(),
});

/** Number of unreadable, missing records. The portal counts them; an API may state it too. */
export const skippedSchema = z.optional(z.int());

/** Number of new entries in a list, and since when (ISO). */
export const newsSchema = z.object({ since: z.string(), count: z.int() });

export const publicationListSchema = z.object({
  records: z.array(publicationSchema),
  pagination_metadata: z.extend(paginationMetadataSchema, {
    /** If `entitled` was requested: how many results, up to the limit, the client is not entitled to. */
    outside: z.optional(z.int()),
    /** Whether those are left out. */
    entitled_only: z.optional(z.boolean()),
    /** New since the client's last visit, under the filters; absent on the first visit and in searches. */
    news: z.optional(newsSchema),
  }),
  skipped: skippedSchema,
});
export type ServedPublicationList = z.infer<typeof publicationListSchema>;
/** A list as the portal reads it: its page counts may be missing. */
export type PublicationList = Pick<ServedPublicationList, 'skipped'> & {
  records: Publication[];
  pagination_metadata: Pagination;
};
