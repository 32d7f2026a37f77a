import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as planMigrations } from 'drizzle-orm/pg-proxy/migrator';
import type { Db } from './Db.ts';

/** Any number will do, as long as every process of the portal takes the same. */
const migrationLock = 4_300_001;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the schema up to date: all or nothing, one process at a time. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (inside) => {
    await inside.query(sql`select pg_advisory_xact_lock(${migrationLock})`);
    const apply = async (statements: string[]) => {
      for (const statement of statements) await inside.query(sql.raw(statement));
    };
    await planMigrations(inside.orm, apply, { migrationsFolder });
  });
}
