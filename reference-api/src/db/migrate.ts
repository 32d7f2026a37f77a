import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as planMigrations } from 'drizzle-orm/pg-proxy/migrator';
import type { Db } from './Db.ts';
import { explainMigration, requireUnaccent } from './requireUnaccent.ts';

/** Any number will do, as long as every process of the portal takes the same. */
const migrationLock = 4_300_001;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

async function apply(db: Db): Promise<void> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await db.query(sql.raw(statement));
  };
  await db.query(sql`select pg_advisory_xact_lock(${migrationLock})`);
  await requireUnaccent(db);
  await planMigrations(db.orm, run, { migrationsFolder });
}

/** Brings the schema up to date: all or nothing, one process at a time. Throws a StartError where a person has to do something first. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(apply).catch((error: unknown) => {
    throw explainMigration(error);
  });
}
