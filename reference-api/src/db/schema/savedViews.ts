import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { moment } from './moment.ts';

/** Libraries under filters that clients gave a name to. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    library: text().notNull(),
    name: text().notNull(),
    /** See viewQuerySchema. */
    query: jsonb().notNull(),
    /** Whether a mail is wanted when something new fits. */
    mail: boolean().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the client removed it. It is kept for a while, so that removing can be undone. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('saved_views_name')
      .on(table.clientId, table.library, sql`lower(${table.name} collate "und-x-icu")`)
      .where(sql`removed_at is null`),
    index('saved_views_mail')
      .on(table.clientId)
      .where(sql`mail`),
  ],
);
