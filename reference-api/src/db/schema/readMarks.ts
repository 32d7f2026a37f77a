import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { moment } from './moment.ts';
import { publications } from './publications.ts';

/** When clients were here. A client without a row has not been here for long, or never. */
export const visits = pgTable('visits', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  /** When they last asked for anything. */
  seenAt: moment('seen_at').notNull().defaultNow(),
  /** When the visit before that one ended; null at the first. */
  previousEnd: moment('previous_end'),
});

/** What clients have read. */
export const readMarks = pgTable(
  'read_marks',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** The paper that it is an edition of: its other editions count as read. */
    readPaper: text('read_paper'),
    readAt: moment('read_at').notNull().defaultNow(),
    /** Whether it was opened; else it was marked as read with others. */
    opened: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.publicationId] }),
    index('read_marks_paper')
      .on(table.clientId, table.readPaper)
      .where(sql`read_paper is not null`),
    index('read_marks_publication').on(table.publicationId),
    index('read_marks_time').on(table.clientId, table.readAt),
  ],
);
