import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { allOf, entitledBy } from '#areas/publication/conditions.ts';
import { newTo, type Reader } from '../toggles.ts';

/** SQL for the time that identifies what was marked together, to the microsecond. */
const stamp = sql`to_char(read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const mostCounted = 1000;

/** Publications looked at for `mostCounted` papers: several may be editions of one. */
const mostLookedAt = 5 * mostCounted;

export interface News {
  /** When the previous visit ended, ISO. */
  since: string;
  /** Up to `mostCounted`. */
  count: number;
}

/** Undefined at a client's first visit. Of a list that folds editions, counts papers. */
export async function readNews(
  db: Db,
  reader: Reader,
  { conditions, isFolded }: { conditions: readonly SQL[]; isFolded: boolean },
): Promise<News | undefined> {
  if (reader.lastVisit === null) return undefined;
  const fresh = sql`select id, paper from publications where ${allOf([...conditions, ...newTo(reader)])}
    order by publication_date desc, id desc limit ${isFolded ? mostLookedAt : mostCounted}`;
  const counted = isFolded
    ? sql`count(distinct paper) + count(*) filter (where paper is null)`
    : sql`count(*)`;
  const [row] = await db.query<{ count: number }>(
    sql`select least(${counted}, ${mostCounted})::int as count from (${fresh}) fresh`,
  );
  if (row === undefined) throw new Error('The database did not count what is new.');
  return { since: `${reader.lastVisit.slice(0, 'yyyy-MM-ddTHH:mm:ss'.length)}Z`, count: row.count };
}

/** Which of these publications the client has read, themselves or another edition of their papers. [L-21] */
export async function readAmong(
  db: Db,
  { id: clientId }: Pick<Reader, 'id'>,
  publications: readonly { id: number; paper: string | null }[],
): Promise<(publication: { id: number; paper: string | null }) => boolean> {
  const papers = publications.map(({ paper }) => paper).filter((paper) => paper !== null);
  const statement = sql`
    select publication_id as id, read_paper as paper from read_marks where client_id = ${clientId}
      and (publication_id = any(${sql.param(publications.map(({ id }) => id))}::int[])
        or read_paper = any(${sql.param(papers)}::text[]))`;
  const rows = await db.query<{ id: number; paper: string | null }>(statement, 'marks among publications');
  const ids = new Set(rows.map(({ id }) => id));
  const read = new Set(rows.map(({ paper }) => paper));
  return ({ id, paper }) => ids.has(id) || (paper !== null && read.has(paper));
}

/** Without effect if the client is not entitled. [L-21] [G-09] */
export async function markOpened(db: Db, { id, keys }: Reader, docRef: string): Promise<void> {
  await db.query(sql`
    insert into read_marks (client_id, publication_id, read_paper, opened)
    select ${id}, id, paper, true from publications where doc_ref = ${docRef} and ${entitledBy(keys)}
    on conflict (client_id, publication_id) do update set read_at = now(), opened = true`);
}

/**
 * Marks what is new as read, in the order of ids so that two devices do not deadlock. Existing marks stay unchanged.
 * Returns the number, and the time with which `unmark` undoes exactly these. [L-21]
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

/** Undoes one `markAll`; what was opened since stays read. [L-21] */
export async function unmark(db: Db, { id }: Reader, markedAt: string): Promise<number> {
  const gone = await db.query(sql`
    delete from read_marks where client_id = ${id} and not opened and read_at = ${markedAt}::timestamptz returning 1 as gone`);
  return gone.length;
}

/** The last opened publications that a client may still read, latest first. [L-21] */
export async function recentlyOpened(db: Db, { id, keys }: Reader, most: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from read_marks join publications on id = publication_id
    where client_id = ${id} and opened and ${entitledBy(keys)} order by read_at desc limit ${most}`);
  return rows.map((row) => row.id);
}
