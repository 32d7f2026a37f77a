import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** One row per distinct error. Nothing identifies the reader. */
export const errorReports = pgTable(
  'error_reports',
  {
    /** sha256 of what makes two errors equal. */
    fingerprint: text().primaryKey(),
    environment: text().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    kind: text().notNull(),
    message: text().notNull(),
    /** The proposal that the page showed, if it did. */
    preview: text(),
    /** From here on: the latest occurrence. */
    shell: text().notNull(),
    revision: integer().notNull(),
    basis: text().notNull(),
    stack: text().notNull(),
    path: text().notNull(),
    step: text(),
    file: text(),
    outcome: text(),
    override: text(),
    count: integer().notNull(),
    firstSeen: moment('first_seen').notNull().defaultNow(),
    lastSeen: moment('last_seen').notNull().defaultNow(),
  },
  (table) => [index('error_reports_latest').on(table.lastSeen)],
);
