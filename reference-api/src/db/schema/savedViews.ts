import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { moment } from './moment.ts';

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
    /** Whether the client wants mails about new matches. */
    mail: boolean().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Removed views are kept for a while, to allow undo. */
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
