import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clients, firms } from './accounts.ts';
import { moment } from './moment.ts';

/** Changes that operators and feeds made to people, packages and keys. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** The name of a key, or of the command's user. */
    who: text().notNull(),
    /** Such as `client added`. */
    action: text().notNull(),
    /** Such as a client's reference. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('audit_entries_subject').on(table.subject)],
);

/**
 * Who read what, written when the server sends it. Append-only: rows go when their time is over, and an erased client
 * leaves their firm. Facts about a publication are as they were then, as it may be withdrawn.
 */
export const readership = pgTable(
  'readership',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** See ReadingAction. */
    action: text().notNull(),
    clientId: integer('client_id').references(() => clients.id, { onDelete: 'set null' }),
    firmId: integer('firm_id').references(() => firms.id),
    docRef: text('doc_ref').notNull(),
    paper: text(),
    title: text().notNull(),
    /** References of its analysts. */
    analysts: text().array().notNull(),
  },
  (table) => [
    index('readership_at').on(table.at),
    index('readership_client').on(table.clientId),
    index('readership_document').on(table.docRef),
    uniqueIndex('readership_mail_opened')
      .on(table.clientId, table.docRef)
      .where(sql`action = 'mail_opened'`),
  ],
);

/** What is true of the portal as a whole: one row, or none yet. */
export const installation = pgTable(
  'installation',
  {
    one: boolean().primaryKey().default(true),
    /** The last day whose digests about changes were made. */
    digestsDone: date('digests_done'),
    /** What the store of files is marked with. */
    contentOwner: text('content_owner'),
  },
  ({ one }) => [check('installation_one', sql`${one}`)],
);
