import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as planMigrations } from 'drizzle-orm/pg-proxy/migrator';
import { errorCode } from '@portal/node';
import { StartError } from '../StartError.ts';
import type { Db } from './Db.ts';
import { explainMigration, requireUnaccent } from './requireUnaccent.ts';

/** Any number, but the same in every process of the portal. */
const migrationLock = 4_300_001;

/** Rewriting a large table takes minutes; other statements get half a minute. */
const migrationMs = 60 * 60_000;

const undefinedTable = '42P01';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * When the newest migration was made that the database has; undefined without any.
 */
async function newestApplied(db: Db): Promise<number | undefined> {
  const [row] = await db.query<{ isThere: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (row?.isThere !== true) return undefined;
  const [newest] = await db.query<{ at: number | null }>(
    sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`,
  );
  return newest?.at ?? undefined;
}

/** @throws StartError for a schema from before the first release, which no migration leads on from */
async function refuseUnreleased(db: Db): Promise<void> {
  const first = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;
  const newest = await newestApplied(db);
  if (newest === undefined || newest >= first) return;
  throw new StartError(
    'The database was made by a version from before the first release, and cannot be updated. ' +
      'Start with an empty database; with the embedded one, remove the folder that PORTAL_DATA names.',
  );
}

async function apply(db: Db): Promise<void> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await db.query(sql.raw(statement));
  };
  await db.query(sql`set local statement_timeout = 0`);
  await db.query(sql`select pg_advisory_xact_lock(${migrationLock})`);
  await refuseUnreleased(db);
  await requireUnaccent(db);
  await planMigrations(db.orm, run, { migrationsFolder });
}

/**
 * Refuses an older schema. A newer one is fine: migrations only add.
 * @throws StartError
 */
export async function requireMigrated(db: Db): Promise<void> {
  const needed = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const [row] = await db
    .query<{ newest: number }>(
      sql`select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations`,
    )
    .catch((error: unknown) => {
      if (errorCode(error) === undefinedTable) return [];
      throw error;
    });
  if ((row?.newest ?? 0) >= needed) return;
  throw new StartError(
    'The database has an older schema than this release, and PORTAL_MIGRATIONS=apart does not change it. ' +
      'Run the release’s migrate command (node dist/migrate.js) with a user who may change tables; then start again.',
  );
}

/**
 * Updates the schema: all or nothing, one process at a time.
 * @throws StartError if a person has to do something first
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(apply, migrationMs).catch((error: unknown) => {
    throw explainMigration(error);
  });
}
