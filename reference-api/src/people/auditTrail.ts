import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

interface AuditedChange {
  /** The name of a key, or of the command's user. */
  who: string;
  /** Such as `client added`. */
  action: string;
  /** The client's, firm's or package's reference. */
  subject: string;
  before?: object | undefined;
  after?: object | undefined;
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/** Call it in the transaction that makes the change. */
export async function recordChange(
  inside: Db,
  { who, action, subject, before, after }: AuditedChange,
): Promise<void> {
  await inside.query(sql`
    insert into audit_entries (who, action, subject, before, after)
    values (${who}, ${action}, ${subject}, ${json(before)}::jsonb, ${json(after)}::jsonb)`);
}

/** Removes what an erased person's entries say about them; that there were changes stays. */
export async function blankChanges(inside: Db, subject: string): Promise<void> {
  await inside.query(sql`update audit_entries set before = null, after = null where subject = ${subject}`);
}
