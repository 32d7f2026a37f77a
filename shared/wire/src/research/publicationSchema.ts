import * as z from 'zod/mini';
import { ratingActions } from '../ratings/rating.ts';
import { tagSchema, type Tag } from './tags.ts';

const namedValueSchema = z.object({
  value: z.string(),
  translated_value: z.optional(z.nullable(z.string())),
});

/** Tags by category, as in `{ Sector: [...], Analyst: [...] }`. */
const tagMapSchema = z.record(z.string(), z.array(tagSchema));

/** What an edition of a paper is called, and how it is opened. */
const editionSchema = z.object({
  doc_ref: z.string(),
  title: z.string(),
  entitled: z.boolean(),
  attachment_content_type: z.nullable(z.string()),
  /** Path below the API base; empty when the client is not entitled or there is no file. */
  download_link: z.string(),
  /** Route of the portal's preview; empty when there is none. */
  preview_link: z.string(),
  language: namedValueSchema,
});
/** Another edition of a publication, as the portal reads it and the reference API answers it. */
export type Edition = z.infer<typeof editionSchema>;

/** What became of a rating when it was last stated. */
const ratingChangeSchema = z.object({ previous: z.string(), action: z.enum(ratingActions) });
export type RatingChange = z.infer<typeof ratingChangeSchema>;

/** A publication as a list shows it. `publication_date` is an ISO time stamp with offset. */
export const publicationSchema = z.extend(editionSchema, {
  publication_date: z.string(),
  long_title: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
  publication_type: namedValueSchema,
  asset_classification: namedValueSchema,
  primary_tags: tagMapSchema,
  other_tags: tagMapSchema,
  /** What its company is rated today: null without a rating, or for a client whose subscription does not include it. */
  latest_equity_rating: z.nullish(z.string()),
  latest_credit_rating: z.nullish(z.string()),
  latest_esg_rating: z.nullish(z.string()),
  /** How the rating of today came about, under the same conditions; null for the first rating of a company. */
  latest_equity_change: z.nullish(ratingChangeSchema),
  latest_credit_change: z.nullish(ratingChangeSchema),
  /** The point of the paper in a sentence or two, in its own language, for clients who may read it. Text, never markup. */
  summary: z.nullish(z.string()),
  /** In an answer to a search: the sentence by which it was found, in its own language, where neither title nor names have it all. Text, never markup. */
  matched_text: z.nullish(z.string()),
  /** Names its paper, in a list that folds editions; null for a publication that has no other edition. */
  paper_id: z.nullish(z.string()),
  /** In a list that folds editions: the paper's others, of which some may not fit the filters. */
  other_editions: z.optional(z.array(editionSchema)),
  /** Read by the client, in this edition or another one. */
  is_read: z.optional(z.boolean()),
  /** Published since the client's last visit, and not read. */
  is_new: z.optional(z.boolean()),
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

/** How many records could not be read and are missing. The portal counts them itself; an API that knows may say so. */
export const leftOutSchema = z.optional(z.int());

/** What is new of a list: how many of its entries, and since when (ISO). */
export const newsSchema = z.object({ since: z.string(), count: z.int() });

export const publicationListSchema = z.object({
  records: z.array(publicationSchema),
  pagination_metadata: z.extend(paginationMetadataSchema, {
    /** Where it was asked which are shown: how many of what is found, up to the limit, the client is not entitled to. */
    outside: z.optional(z.int()),
    /** And whether they are left out. */
    entitled_only: z.optional(z.boolean()),
    /** What came since the client's last visit and fits the filters; absent at the first visit, and from a search. */
    news: z.optional(newsSchema),
  }),
  left_out: leftOutSchema,
});
export type ServedPublicationList = z.infer<typeof publicationListSchema>;
export type PublicationList = Omit<ServedPublicationList, 'records'> & { records: Publication[] };
