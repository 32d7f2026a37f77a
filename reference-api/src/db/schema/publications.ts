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
import { moment } from './moment.ts';

/** Words as they are, by their stems, and without the e of ae, oe and ue (migration search_words). Read by conditions only. */
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
    /** Companies only: covered by the partner bank, for the international library. */
    international: boolean().notNull().default(false),
    position: integer().notNull().default(0),
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
    /** Media type of the file, or null when there is only a preview. */
    contentType: text('content_type'),
    hasPreview: boolean('has_preview').notNull(),
    /** Tags of the publication's own subject, in display order. */
    primaryTags: integer('primary_tags').array().notNull(),
    otherTags: integer('other_tags').array().notNull(),
    /** Every tag, classification included: what filters look at. */
    tagIds: integer('tag_ids').array().notNull(),
    /** Entitlement keys, any of which opens the publication. */
    ent: integer().array().notNull(),
    origin: text().notNull().default('demo'),
    /** Bits of the libraries it stands in; null until it is filed, see fileUnfiled. */
    libraries: smallint(),
    /** The feed's name of the paper that this is an edition of; null for a paper of its own. */
    paper: text(),
    /** Names of companies, tickers, sectors and analysts, in both languages, for the search. */
    names: text().notNull().default(''),
    /** Holds no more than what every client reads in a list. */
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
    index('publications_unfiled')
      .on(table.id)
      .where(sql`libraries is null`),
    check('publications_paper_named', sql`paper <> ''`),
  ],
);

/**
 * The text of documents, one sentence a line, for the search. The writer gives `id` and `body`: a trigger adds what the
 * publication says, and keeps it equal, so that a search needs no other table to filter by or to know who may read.
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
    /** Stems of title, names and text, and `~` with the language. */
    search: searchVector().notNull(),
  },
  (table) => [index('document_texts_search').using('gin', table.search)],
);

/** What libraries show ahead of their lists, by the list's name. */
export const featured = pgTable(
  'featured',
  {
    /** As calls name it. */
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

/** Counted by triggers, so that processes notice what they keep in memory has changed. New publications count by their id. */
export const contentChanges = pgTable('content_changes', {
  /** `tags`, `publications`, `ratings` or `companies`. */
  kind: text().primaryKey(),
  version: integer().notNull().default(0),
});

/** How far the demo data has come, by day. */
export const demoDays = pgTable('demo_days', {
  day: text().primaryKey(),
  size: smallint().notNull(),
});
