import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
 * Who read what, as the server saw it. No foreign keys: it outlives what was read and who read it. A trigger refuses
 * changes.
 */
export const readership = pgTable(
  'readership',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** `preview`, `download`, `export` or `mail`. */
    what: text().notNull(),
    docRef: text('doc_ref').notNull(),
    title: text().notNull(),
    publicationType: text('publication_type').notNull(),
    analysts: text().array().notNull(),
    clientId: integer('client_id').notNull(),
    clientReference: text('client_reference').notNull(),
    firmReference: text('firm_reference'),
  },
  (table) => [
    index('readership_time').on(table.at),
    index('readership_document').on(table.docRef, table.at),
    index('readership_client').on(table.clientReference, table.at),
  ],
);
