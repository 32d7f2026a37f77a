import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL for "this client has read this publication, or another edition of its paper". Columns are named without a table,
 * to apply to any publication; read marks have no such columns. [L-21]
 */
export function isReadBy(clientId: number): SQL {
  const marks = sql`select from read_marks where client_id = ${clientId}`;
  return sql`(exists (${marks} and publication_id = id) or exists (${marks} and read_paper = paper))`;
}

/** SQL; at the first visit nothing is. [L-21] */
export const isSinceLastVisit = (lastVisit: string | null): SQL =>
  lastVisit === null ? sql`false` : sql`publication_date > ${lastVisit}::timestamptz`;
