import { sql } from 'drizzle-orm';
import { errorCode } from '@portal/node';
import type { Db } from './Db.ts';

const limitMs = 2000;

const unreachable = 'The database cannot be reached.';
const readOnly = 'The database takes no changes.';

/** PostgreSQL's codes for a standby or a server set to read only, and for a disk that is full. */
const takesNoChanges = ['25006', '53100'];

/** Asks for a transaction's number: a server that takes no changes gives none, and nothing is left behind. */
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

/** Why the database cannot be used, in a sentence for operators; undefined when it can: read and written, and in time. [O-02] */
export async function whyNotReady(db: Db): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The database does not answer in time.'), limitMs);
  });
  return Promise.race([fault(db), tooLate]).finally(() => clearTimeout(timer));
}
