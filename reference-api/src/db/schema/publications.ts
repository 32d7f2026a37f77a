import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { files } from './files.ts';
import { moment } from './moment.ts';

/** Words as written, stemmed, and without the e of ae, oe and ue (migration search_words). Only read in conditions. */
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const tags = pgTable(
  'tags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    category: text().notNull(),
    value: text().notNull(),
    translatedValue: text('translated_value'),
    externalId: text('external_id'),
    profileActive: boolean('profile_active').notNull().default(false),
    inactive: boolean().notNull().default(false),
    relatedAssetClasses: text('related_asset_classes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Companies covered by the partner bank. */
    international: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    /** Of a publication type: the type that subscriptions name. */
    aggregatedType: text('aggregated_type'),
    /** `portal` for what its rules name, `demo`, or `feed`. */
    origin: text().notNull().default('feed'),
  },
  (table) => [unique('tags_category_value').on(table.category, table.value)],
);

export const publications = pgTable(
  'publications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    docRef: text('doc_ref').notNull().unique(),
    publicationDate: moment('publication_date').notNull(),
    title: text().notNull(),
    longTitle: text('long_title'),
    language: text().notNull(),
    publicationType: text('publication_type').notNull(),
    assetClasses: text('asset_classes').array().notNull(),
    /** Media type of the file; null if there is only a preview. */
    contentType: text('content_type'),
    hasPreview: boolean('has_preview').notNull(),
    /** The publication's subject, in display order. */
    primaryTags: integer('primary_tags').array().notNull(),
    otherTags: integer('other_tags').array().notNull(),
    /** All tags, including classification, for filters. */
    tagIds: integer('tag_ids').array().notNull(),
    /** Any of these keys opens the publication. */
    ent: integer().array().notNull(),
    /** `feed`: real, and nothing is ever generated for it. `demo` and `test` are invented. */
    origin: text().notNull().default('feed'),
    /** What the feed delivered: hashes of stored files. Null for what is invented. */
    fileHash: text('file_hash').references(() => files.hash),
    previewHash: text('preview_hash').references(() => files.hash),
    /** Bits of its libraries. */
    libraries: smallint(),
    /** Shared by a paper's editions, named by the feed; null for other publications. */
    paper: text(),
    /** Companies, tickers, sectors and analysts in both languages, for the search. */
    names: text().notNull().default(''),
    /** Only what every client may read in a list. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(search_vector(language, title), 'A') || setweight(search_vector(language, names), 'B') || setweight(search_vector(language, coalesce(long_title, '')), 'D')`,
      ),
  },
  (table) => [
    index('publications_newest').on(table.publicationDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('publications_tags').using('gin', table.tagIds),
    index('publications_paper').on(table.paper),
    index('publications_search').using('gin', table.search),
    check('publications_paper_named', sql`paper <> ''`),
  ],
);

/**
 * Searchable texts, one sentence per line. Only write `id`, `body` and `page_starts`: a trigger copies the publication's columns, so
 * that a search needs no other table to filter and check entitlements.
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    id: integer()
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    publicationDate: moment('publication_date').notNull(),
    libraries: smallint(),
    tagIds: integer('tag_ids').array().notNull(),
    ent: integer().array().notNull(),
    body: text().notNull(),
    /** Of a file: the line, from 1, with which each page begins. */
    pageStarts: integer('page_starts').array(),
    /** Stems of title, names and text; the language after `~`. */
    search: searchVector().notNull(),
  },
  (table) => [index('document_texts_search').using('gin', table.search)],
);

/** Shown above libraries' lists. */
export const featured = pgTable(
  'featured',
  {
    /** As named in calls. */
    library: text().notNull(),
    list: text().notNull(),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.library, table.list, table.publicationId] }),
    index('featured_publication').on(table.publicationId),
  ],
);

/** Counted by triggers, to invalidate caches. New publications are noticed by id. */
export const contentChanges = pgTable('content_changes', {
  /** `tags`, `publications`, `ratings` or `companies`. */
  kind: text().primaryKey(),
  version: integer().notNull().default(0),
});

/** Progress of the demo data, by day. */
export const demoDays = pgTable('demo_days', {
  day: text().primaryKey(),
  size: smallint().notNull(),
});
