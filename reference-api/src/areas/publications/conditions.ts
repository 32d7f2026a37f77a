import type { LibraryName } from '@portal/wire';
import { sql, type SQL } from 'drizzle-orm';
import { bitsOf } from '#policies/libraries.ts';

/** SQL for "this client is entitled to this publication": the only place where that is decided for publications. */
export function entitledBy(keys: readonly number[], table: SQL = sql`publications`): SQL {
  return sql`(${table}.ent operator(pg_catalog.&&) ${sql.param(keys)}::int[])`;
}

/** SQL for what meets every condition. */
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** SQL for what stands in one of some libraries. */
export const standsIn = (...libraries: LibraryName[]): SQL => sql`libraries & ${bitsOf(libraries)}::int <> 0`;

/** SQL for research in any library: legal notes are none. */
export const isResearch = standsIn('allresearch');
