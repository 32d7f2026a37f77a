import { sql, type SQL } from 'drizzle-orm';
import { lastVisitOf } from './visits.ts';

/**
 * SQL for "this client has read this publication, or another edition of its paper". Default columns are named without a
 * table, to apply to any publication; read marks have no such columns. [L-21]
 */
export function isReadBy(clientId: number, [id, paper]: readonly [SQL, SQL] = [sql`id`, sql`paper`]): SQL {
  const marks = sql`select from read_marks where client_id = ${clientId}`;
  return sql`(exists (${marks} and publication_id = ${id}) or exists (${marks} and read_paper = ${paper}))`;
}

/** SQL; null at the first visit. [L-21] */
export const isSinceLastVisit = (clientId: number, published: SQL = sql`publication_date`): SQL =>
  sql`${published} > ${lastVisitOf(clientId)}`;
