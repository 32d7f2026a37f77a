import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
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
