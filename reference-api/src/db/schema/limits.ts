import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Requests of one kind within a window of time. The table is unlogged: a crash of the database may forget them. */
export const limits = pgTable('limits', {
  /** A keyed hash: neither usernames nor addresses can be read from it. */
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment('ends_at').notNull(),
});
