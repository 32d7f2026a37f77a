import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { moment } from './moment.ts';
import { publications } from './publications.ts';

/** Mails to send, and those of the last weeks. */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** See MailKind. */
    kind: text().notNull(),
    /** Null for a requested link: whether the client exists is only looked up when sending. */
    clientId: integer('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    /** Unique per client, so that nothing is sent twice. */
    topic: text().notNull(),
    /** Who requested a link, and from which network address; null once settled. */
    username: text(),
    address: text(),
    /** 0 is sent before 1. */
    rank: smallint().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** While sending: when the claim expires. */
    dueAt: moment('due_at').notNull().defaultNow(),
    attempts: smallint().notNull().default(0),
    /** `open`, `sent`, `dropped` (nobody to send it to) or `dead` (given up). */
    state: text().notNull().default('open'),
    /** Last failure: a code and the mail server's reply code. */
    lastCode: text('last_code'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    unique('mails_client_topic').on(table.clientId, table.topic),
    index('mails_due')
      .on(table.rank, table.dueAt, table.id)
      .where(sql`state = 'open'`),
    index('mails_settled')
      .on(table.settledAt)
      .where(sql`state <> 'open'`),
  ],
);

/**
 * What a mail is about. No foreign key to the mail: checking it for thousands of rows costs more than matching.
 * Removing mails must remove these, too.
 */
export const mailItems = pgTable(
  'mail_items',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    /** No foreign key: removed publications are left out. */
    publicationId: integer('publication_id').notNull(),
    /** Matching saved views. No foreign key: removed views are ignored. */
    viewIds: integer('view_ids').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.topic, table.publicationId] })],
);

/** Publications not yet matched with clients, stored together with them. */
export const announcements = pgTable('announcements', {
  publicationId: integer('publication_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
});
