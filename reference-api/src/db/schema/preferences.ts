import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { moment } from './moment.ts';

/** No row: the client has never chosen. */
export const preferences = pgTable(
  'preferences',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** As written by the client's pages. */
    criJson: jsonb('cri_json').notNull(),
    /** The same as keys that publications have, too; see watchedKeys. */
    keys: integer().array().notNull(),
    /** `single`, `daily`, `weekly` or `none`. */
    delivery: text().notNull().default('single'),
    revision: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('preferences_keys').using('gin', table.keys)],
);

/** No row: as by default. */
export const readingSettings = pgTable('reading_settings', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  /** Whether recent searches are kept. */
  keepsSearches: boolean('keeps_searches').notNull().default(true),
  /** Whether the start page begins with what is new for the client. */
  newsAtStart: boolean('news_at_start').notNull().default(false),
});
