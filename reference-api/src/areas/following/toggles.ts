import type { ToggleCall } from '@portal/wire';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import { allOf, entitledBy } from '#areas/publication/conditions.ts';
import { followedBy } from './preferences/followedTags.ts';

export type Reader = Pick<Client, 'id' | 'keys' | 'lastVisit'>;

export type Toggled = { [Name in ToggleCall]?: 'true' | 'false' | undefined };

/**
 * SQL for "this client has read this publication, or another edition of its paper". Columns are named without a table,
 * to apply to any publication; read marks have no such columns. [L-21]
 */
function isReadBy(clientId: number): SQL {
  const marks = sql`select from read_marks where client_id = ${clientId}`;
  return sql`(exists (${marks} and publication_id = id) or exists (${marks} and read_paper = paper))`;
}

/** SQL; at the first visit nothing is. [L-21] */
const isSinceLastVisit = (lastVisit: string | null): SQL =>
  lastVisit === null ? sql`false` : sql`publication_date > ${lastVisit}::timestamptz`;

/** Published since the last visit, not read, and open to the client. [L-21] */
export const newTo = ({ id, keys, lastVisit }: Reader): SQL[] => [
  isSinceLastVisit(lastVisit),
  sql`not ${isReadBy(id)}`,
  entitledBy(keys),
];

/** What a filter of lists means in SQL, for this client. */
const conditionsOf: Record<ToggleCall, (client: Reader) => SQL[]> = {
  followed: ({ id }) => [followedBy(id)],
  new: newTo,
};

/** The filters that are on. */
export const togglesIn = (query: Toggled): ToggleCall[] =>
  (Object.keys(conditionsOf) as ToggleCall[]).filter((name) => query[name] === 'true');

/** Whether the list is the client's own. */
export const isToggled = (query: Toggled): boolean => togglesIn(query).length > 0;

export const toggleConditions = (client: Reader, query: Toggled): SQL[] =>
  togglesIn(query).flatMap((name) => conditionsOf[name](client));

/** Ids that the filters leave, to count by; undefined if none is on. */
export async function idsToggled(db: Db, client: Reader, query: Toggled): Promise<number[] | undefined> {
  if (!isToggled(query)) return undefined;
  const rows = await db.query<{ id: number }>(
    sql`select id from publications where ${allOf(toggleConditions(client, query))}`,
  );
  return rows.map(({ id }) => id);
}
