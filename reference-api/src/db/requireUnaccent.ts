import { sql } from 'drizzle-orm';
import { errorCode } from '@portal/node';
import { StartError } from '../StartError.ts';
import type { Db } from './Db.ts';

const notAllowed = '42501';

export function explainUnaccent(error: unknown): StartError {
  const reason =
    errorCode(error) === notAllowed
      ? 'The user of DATABASE_URL may not add the extension unaccent, which the search needs. ' +
        'Have an administrator run "create extension unaccent" in this database, or make the user its owner'
      : 'PostgreSQL has no extension unaccent, which the search needs. ' +
        'Install its additional modules on the server (the package postgresql-contrib on many systems)';
  return new StartError(`${reason}; then start again.`, { cause: error });
}

/** The database's message, below wrapping errors. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'permission denied';
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/** Explains missing rights; returns other errors unchanged. */
export function explainMigration(error: unknown): unknown {
  if (error instanceof StartError || errorCode(error) !== notAllowed) return error;
  return new StartError(
    `The user of DATABASE_URL may not make the portal’s tables: ${reasonOf(error)}. Make the user the owner of the database; then start again.`,
    { cause: error },
  );
}

/**
 * Adds the extension that folds accents for the search.
 * @throws StartError if it cannot be added
 */
export async function requireUnaccent(db: Db): Promise<void> {
  try {
    await db.query(sql`create extension if not exists unaccent`);
  } catch (error) {
    throw explainUnaccent(error);
  }
  const [dictionary] = await db.query<{ visible: boolean }>(
    sql`select coalesce(bool_or(pg_ts_dict_is_visible(oid)), false) as visible from pg_ts_dict where dictname = 'unaccent'`,
  );
  if (dictionary?.visible !== true)
    throw new StartError(
      'The extension unaccent, which the search needs, lies in a schema that the user of DATABASE_URL does not search. ' +
        'Move it with "alter extension unaccent set schema public"; then start again.',
    );
}
