import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { moment } from './moment.ts';
import { publications } from './publications.ts';

/** Mails that are to be sent, and those of the last weeks. */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** See MailKind. */
    kind: text().notNull(),
    /** Null for a link that somebody asked for: whether there is such a client is found out when it is sent. */
    clientId: integer('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    /** With the client: what must not be sent twice. */
    topic: text().notNull(),
    /** For whom a link was asked, and from which network address; null as soon as the mail is settled. */
    username: text(),
    address: text(),
    /** 0 goes ahead of 1. */
    rank: smallint().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** While it is being sent: when the claim lapses. */
    dueAt: moment('due_at').notNull().defaultNow(),
    attempts: smallint().notNull().default(0),
    /** `open`, `sent`, `dropped` (nobody to send it to) or `dead` (given up). */
    state: text().notNull().default('open'),
    /** Why it could not be sent when it was last tried: a code and the number of the mail server's answer. */
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
 * What a mail tells about. It has no reference to the mail: one that is checked for each of thousands of rows costs more than matching
 * them. Anyone who removes mails removes these, too.
 */
export const mailItems = pgTable(
  'mail_items',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    /** Without a reference: a publication that was removed is left out. */
    publicationId: integer('publication_id').notNull(),
    /** The saved views that it fits. Without a reference: a view that was removed wants nothing. */
    viewIds: integer('view_ids').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.topic, table.publicationId] })],
);

/** Publications that have appeared and whose clients have not been found yet. Stored with the publication. */
export const announcements = pgTable('announcements', {
  publicationId: integer('publication_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
});
