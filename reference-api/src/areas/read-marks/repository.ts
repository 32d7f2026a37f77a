import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import { allOf, entitledBy } from '../publications/conditions.ts';
import { leadsPaper, type Folding } from '../publications/foldEditions.ts';
import { isReadBy, isSinceLastVisit } from './isRead.ts';
import { lastVisitOf } from './visits.ts';

/** Who reads: their marks are kept under the id, and only what the keys open can be marked. */
export type Reader = Pick<Client, 'id' | 'keys'>;

/** SQL for the moment that names what was marked at once, to the microsecond. */
const stamp = sql`to_char(read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** More are not counted. */
const mostCounted = 1000;

/** What came since the client was last here. */
export interface News {
  /** When the visit before ended, ISO. */
  since: string;
  /** How many entries of the list are new. */
  count: number;
}

/** Conditions for "new to this client": published since the last visit, not read, and open to them. [L-21] */
export const newTo = ({ id, keys }: Reader): SQL[] => [
  isSinceLastVisit(id),
  sql`not ${isReadBy(id)}`,
  entitledBy(keys),
];

/** The ids of everything that is new to a client. */
export async function newIds(db: Db, reader: Reader): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`select id from publications where ${allOf(newTo(reader))}`);
  return rows.map(({ id }) => id);
}

/** What is new of a list; undefined at a client's first visit. */
export async function readNews(
  db: Db,
  reader: Reader,
  { conditions, folding }: { conditions: readonly SQL[]; folding?: Folding | undefined },
): Promise<News | undefined> {
  const fresh = [...conditions, ...newTo(reader)];
  const where = allOf([...fresh, ...(folding === undefined ? [] : [leadsPaper(fresh, folding)])]);
  const [news] = await db.query<{ since: string | null; count: number }>(sql`
    select to_char(${lastVisitOf(reader.id)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
      (select count(*)::int from (select from publications where ${where} limit ${mostCounted}) fresh) as count`);
  if (news === undefined || news.since === null) return undefined;
  return { since: news.since, count: news.count };
}

/** Notes that a client opened a publication; nothing where they are not entitled to it. [L-21] [G-09] */
export async function markOpened(db: Db, { id, keys }: Reader, docRef: string): Promise<void> {
  await db.query(sql`
    insert into read_marks (client_id, publication_id, read_paper, opened)
    select ${id}, id, paper, true from publications where doc_ref = ${docRef} and ${entitledBy(keys)}
    on conflict (client_id, publication_id) do update set read_at = now(), opened = true`);
}

/**
 * Marks what is new as read. In the order of the ids, so that two devices wait for one another instead of blocking each other; what is
 * marked already stays as it is. Answers how many were, and the moment that takes just these back. [L-21]
 */
export async function markAll(
  db: Db,
  reader: Reader,
  conditions: readonly SQL[],
): Promise<{ marked: number; marked_at: string | null }> {
  const [marked] = await db.query<{ marked: number; marked_at: string | null }>(sql`
    with marked as (
      insert into read_marks (client_id, publication_id, read_paper, opened)
      select ${reader.id}, id, paper, false from publications where ${allOf([...conditions, ...newTo(reader)])} order by id
      on conflict do nothing returning read_at)
    select count(*)::int as marked, max(${stamp}) as marked_at from marked`);
  return marked ?? { marked: 0, marked_at: null };
}

/** Takes back what was marked at once; what was opened since stays read. [L-21] */
export async function unmark(db: Db, { id }: Reader, markedAt: string): Promise<number> {
  const gone = await db.query(sql`
    delete from read_marks where client_id = ${id} and not opened and read_at = ${markedAt}::timestamptz returning 1 as gone`);
  return gone.length;
}

/** The publications that a client opened last and may still read, latest first, as far as they are kept. [L-21] */
export async function recentlyOpened(db: Db, { id, keys }: Reader, most: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from read_marks join publications on id = publication_id
    where client_id = ${id} and opened and ${entitledBy(keys)} order by read_at desc limit ${most}`);
  return rows.map((row) => row.id);
}
