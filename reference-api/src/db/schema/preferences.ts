import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
