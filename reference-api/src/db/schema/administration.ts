import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
