import { sql, type SQL } from 'drizzle-orm';
import { lastVisitOf } from './visits.ts';

/**
 * SQL for "this client has read this publication, or another edition of its paper". Columns are named without their table by default, and
 * so hold for whatever publication is looked at: read marks have none of these names. [L-21]
 */
export function isReadBy(clientId: number, [id, paper]: readonly [SQL, SQL] = [sql`id`, sql`paper`]): SQL {
  const marks = sql`select from read_marks where client_id = ${clientId}`;
  return sql`(exists (${marks} and publication_id = ${id}) or exists (${marks} and read_paper = ${paper}))`;
}

/** SQL for "published since the client was last here": null at the first visit. [L-21] */
export const isSinceLastVisit = (clientId: number, published: SQL = sql`publication_date`): SQL =>
  sql`${published} > ${lastVisitOf(clientId)}`;
