import { sql, type SQL } from 'drizzle-orm';

/** SQL for "this client is entitled to this publication": the only place where that is decided for publications. */
export function entitledBy(keys: readonly number[], table: SQL = sql`publications`): SQL {
  return sql`(${table}.ent operator(pg_catalog.&&) ${sql.param(keys)}::int[])`;
}

/** SQL for what meets every condition. */
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
