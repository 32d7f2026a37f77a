import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { allOf } from '#areas/publications/conditions.ts';

interface Counting {
  /** Counts the editions of a paper as one. */
  folded: boolean;
  /** Ids of the search's results; undefined without a search. */
  found: readonly number[] | undefined;
}

/** SQL for use in the sets of `countPapers`. */
export const isFound = sql`id in (select found.id from found)`;

/** If folded, counts the papers with an edition that meets the conditions. */
function countOf(conditions: readonly SQL[], folded: boolean): SQL {
  const where = allOf(conditions);
  if (!folded) return sql`(select count(*)::int from publications where ${where})`;
  return sql`(select count(*)::int from (
    select from publications where ${where} group by paper, case when paper is null then id end) papers)`;
}

/** One statement for all sets of conditions. [L-24] */
export async function countPapers(
  db: Db,
  sets: readonly (readonly SQL[])[],
  { folded, found = [] }: Counting,
): Promise<number[]> {
  const counts = sets.map((conditions) => countOf(conditions, folded));
  const [row] = await db.query<{ counts: number[] }>(sql`
    with found as materialized (select unnest(${sql.param(found)}::int[]) as id)
    select array[${sql.join(counts, sql`, `)}] as counts`);
  if (row === undefined) throw new Error('The database did not count.');
  return row.counts;
}
