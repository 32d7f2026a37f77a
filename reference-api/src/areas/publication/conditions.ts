import type { LibraryName } from '@portal/wire';
import { sql, type SQL } from 'drizzle-orm';
import { bitsOf } from '#policies/libraries.ts';

/** SQL for "this client is entitled": the only place that decides this for publications. */
export function entitledBy(keys: readonly number[], table: SQL = sql`publications`): SQL {
  return sql`(${table}.ent operator(pg_catalog.&&) ${sql.param(keys)}::int[])`;
}

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

export const inLibraries = (...libraries: LibraryName[]): SQL =>
  sql`libraries & ${bitsOf(libraries)}::int <> 0`;

/** Excludes legal notes. */
export const isResearch = inLibraries('allresearch');
