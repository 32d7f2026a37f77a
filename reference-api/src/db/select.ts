import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The columns of a table, under their names in code; `RowOf` is their type. Qualified, for joins.
 * @param alias under which the statement has the table
 */
export function select<Table extends PgTable, Name extends keyof Table['$inferSelect'] & string>(
  table: Table,
  names: readonly Name[],
  alias: string = getTableName(table),
): SQL<Pick<Table['$inferSelect'], Name>> {
  const parts = Object.entries(getTableColumns(table))
    .filter(([name]) => names.some((each) => each === name))
    .map(
      ([name, column]) =>
        sql`${sql.identifier(alias)}.${sql.identifier(column.name)} as ${sql.identifier(name)}`,
    );
  return sql.join(parts, sql`, `) as SQL<Pick<Table['$inferSelect'], Name>>;
}

export type RowOf<Columns> = Columns extends SQL<infer Row> ? Row : never;

/** Of an outer join. */
export type OuterRowOf<Columns> = { [Name in keyof RowOf<Columns>]: RowOf<Columns>[Name] | null };
