import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { moment } from './moment.ts';

/** What clients want to hear about. A client without a row has never said. */
export const preferences = pgTable(
  'preferences',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** Entries as the client's pages wrote them. */
    criJson: jsonb('cri_json').notNull(),
    /** The same as numbers that publications have too, see watchedKeys. */
    keys: integer().array().notNull(),
    /** How mails come: `single`, `daily`, `weekly` or `none`. */
    delivery: text().notNull().default('single'),
    /** Counts the changes. */
    revision: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('preferences_keys').using('gin', table.keys)],
);
