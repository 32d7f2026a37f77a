import { bigint, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Every record that a feed changed something with, so that what is fed twice happens once. Append-only. */
export const feedRecords = pgTable(
  'feed_records',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The bank's own. */
    reference: text().notNull(),
    action: text().notNull(),
    /** Of the whole record, with its files. */
    hash: text().notNull(),
    /** Who fed it: the name of a key, or of the command's user. */
    feed: text().notNull(),
    fedAt: moment('fed_at').notNull().defaultNow(),
  },
  (table) => [unique('feed_records_once').on(table.kind, table.reference, table.hash)],
);

/**
 * Publications under embargo. They are in no other table until their time, so that no call can show, count, find, mail or
 * serve one.
 */
export const embargoedPublications = pgTable(
  'held_publications',
  {
    reference: text().primaryKey(),
    publishAt: moment('publish_at').notNull(),
    record: jsonb().notNull(),
    feed: text().notNull(),
  },
  (table) => [index('held_publications_due').on(table.publishAt)],
);

/** Open the HTTP door of the feed, each to some of its rooms. */
export const feedKeys = pgTable('feed_keys', {
  /** Who feeds, in records and audit. */
  name: text().primaryKey(),
  /** sha256; the key is only printed. */
  hash: text().notNull().unique(),
  /** See feedRights. */
  rights: text().array().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
});
