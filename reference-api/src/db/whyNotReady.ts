import { sql } from 'drizzle-orm';
import { errorCode } from '@portal/node';
import type { Db } from './Db.ts';

const limitMs = 2000;

const unreachable = 'The database cannot be reached.';
const readOnly = 'The database takes no changes.';

/** PostgreSQL's codes for a read-only server or standby, and for a full disk. */
const takesNoChanges = ['25006', '53100'];

/** Requests a transaction id, which a read-only server refuses. Leaves no trace. */
async function fault(db: Db): Promise<string | undefined> {
  try {
    const [state] = await db.query<{ readOnly: string }>(
      sql`select current_setting('transaction_read_only') as "readOnly", pg_current_xact_id()::text as number`,
    );
    return state?.readOnly === 'off' ? undefined : readOnly;
  } catch (error) {
    return takesNoChanges.includes(errorCode(error) ?? '') ? readOnly : unreachable;
  }
}

/**
 * Checks that the database can be read and written in time. Returns a sentence for operators; undefined if it is ready.
 * [O-02]
 */
export async function whyNotReady(db: Db): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The database does not answer in time.'), limitMs);
  });
  return Promise.race([fault(db), tooLate]).finally(() => clearTimeout(timer));
}
