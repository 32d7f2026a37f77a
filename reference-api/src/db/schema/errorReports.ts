import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Errors that pages met, one row for all that are the same. Nothing here says who was reading. */
export const errorReports = pgTable(
  'error_reports',
  {
    /** sha256 of what makes two errors the same. */
    fingerprint: text().primaryKey(),
    environment: text().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    kind: text().notNull(),
    message: text().notNull(),
    /** From here on: as it was when it was last met. */
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
