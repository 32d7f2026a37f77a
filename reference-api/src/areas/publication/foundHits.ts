import { sql, type SQL } from 'drizzle-orm';
import { allOf, entitledBy } from './conditions.ts';
import { leading, type Folding } from './foldEditions.ts';

/** What a search found: parallel arrays, in no particular order. */
export interface Hits {
  ids: number[];
  /** Higher is better; below 0 if found only by its text. */
  fits: number[];
}

/** Of a text that a search found. */
export interface FoundSentence {
  text: string;
  /** Page of the publication's file, from 1; undefined if it is not from the file. */
  page?: number | undefined;
}

/** Hits considered per entry: several may be editions of one paper. */
const editionsPerPaper = 5;

/** Ranking every hit of a common word takes thirty times as long, and the best are old. */
const mostRanked = 1000;

/** For a list of up to `limit` entries. */
export const mostHits = (limit: number): number => Math.max(mostRanked, limit * editionsPerPaper);

interface Reader {
  keys: readonly number[];
  folding: Folding | undefined;
}

/**
 * SQL for the hits that meet the conditions, whatever the search engine returned; a text hit must be open to the
 * client. If editions are folded, keeps the one that leads its paper, as in `leadsPaper`, with the best fit of them
 * all. [L-16] [L-19]
 */
export function hitsWithin({ ids, fits }: Hits, conditions: readonly SQL[], { keys, folding }: Reader): SQL {
  const given = sql`unnest(${sql.param(ids)}::int[], ${sql.param(fits)}::float8[]) as hit(hit_id, hit_fit)`;
  const may = sql`(hit_fit >= 0 or ${entitledBy(keys)})`;
  const hits = sql`from ${given} join publications on publications.id = hit_id where ${allOf([...conditions, may])}`;
  const byText = sql`hit_fit < 0 as by_text`;
  if (folding === undefined) return sql`select id, publication_date, hit_fit as fit, ${byText} ${hits}`;
  const leadingFirst = sql.join(
    leading(folding).map((weight) => sql`${weight} desc`),
    sql`, `,
  );
  return sql`select id, publication_date, fit, by_text from (
    select id, publication_date, ${byText}, max(hit_fit) over papers as fit,
      row_number() over (papers order by ${leadingFirst}) as turn
    ${hits} window papers as (partition by paper, case when paper is null then id end)) editions
    where turn = 1`;
}
