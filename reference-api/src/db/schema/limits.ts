import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Requests per kind and time window. Unlogged: a crash may empty it. */
export const limits = pgTable('limits', {
  /** A keyed hash: reveals neither usernames nor addresses. */
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment('ends_at').notNull(),
});
