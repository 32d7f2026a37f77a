import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What the content store holds; written after the bytes, before a record that names them. */
export const files = pgTable('files', {
  /** sha256 in hex. */
  hash: text().primaryKey(),
  size: bigint({ mode: 'number' }).notNull(),
  /** What the bytes are, whatever was declared. */
  contentType: text('content_type').notNull(),
  storedAt: moment('stored_at').notNull().defaultNow(),
});

/** The texts of stored PDFs. A row is a job until it is settled; nothing but the search of publications reads it. */
export const fileTexts = pgTable(
  'file_texts',
  {
    hash: text()
      .primaryKey()
      .references(() => files.hash),
    /** `open`, `read` or `unreadable`. */
    state: text().notNull().default('open'),
    attempts: smallint().notNull().default(0),
    /** While it is read: when the claim expires. */
    dueAt: moment('due_at').notNull().defaultNow(),
    storedAt: moment('stored_at').notNull().defaultNow(),
    /** One sentence a line. */
    pages: text().array(),
    /** The last failure. */
    fault: text(),
  },
  (table) => [
    index('file_texts_due')
      .on(table.storedAt)
      .where(sql`state = 'open'`),
  ],
);
