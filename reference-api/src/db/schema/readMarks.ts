import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { moment } from './moment.ts';
import { publications } from './publications.ts';

/** No row: never here, or not for a long time. */
export const visits = pgTable('visits', {
  clientId: integer('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  /** Last request. */
  seenAt: moment('seen_at').notNull().defaultNow(),
  /** End of the previous visit; null on the first. */
  previousEnd: moment('previous_end'),
});

export const readMarks = pgTable(
  'read_marks',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** The publication's paper: its other editions count as read, too. */
    readPaper: text('read_paper'),
    readAt: moment('read_at').notNull().defaultNow(),
    /** False if it was marked as read together with others. */
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

/** What a client searched for, the newest few. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    term: text().notNull(),
    searchedAt: moment('searched_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.term] })],
);
