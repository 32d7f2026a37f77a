import type { Language } from '@portal/contract';
import { sql, type SQL } from 'drizzle-orm';
import { allOf, entitledBy } from './conditions.ts';

export interface Folding {
  language: Language;
  keys: readonly number[];
  /** SQL for what the client may see here; other editions are taken only from this. */
  among: readonly SQL[];
}

/** More than any paper has; bounds the answer if a feed gives everything the same paper. */
const mostOthers = 20;

/**
 * SQL for what lets an edition lead its paper, by weight: that the client may read it, since a client wants to read; the
 * reader's language; how new it is. [L-16]
 */
export const leading = ({ language, keys }: Folding, table: SQL = sql`publications`): SQL[] => [
  entitledBy(keys, table),
  sql`${table}.language = ${language}`,
  sql`${table}.publication_date`,
  sql`${table}.id`,
];

/**
 * SQL for "leads its paper" among publications that meet the conditions. Compares only the paper's editions, so that a list
 * still stops at its limit. Conditions must name columns without a table, to apply to `better`. [L-16]
 */
export function leadsPaper(conditions: readonly SQL[], folding: Folding): SQL {
  const rank = (table: SQL) => sql`(${sql.join(leading(folding, table), sql`, `)})`;
  return sql`not exists (select from publications better where better.paper = publications.paper
    and ${rank(sql`better`)} > ${rank(sql`publications`)} and ${allOf(conditions)})`;
}

/** SQL for the other editions of a publication `lead`, by language, newest first. [L-16] */
export function otherEditions({ keys, among }: Folding): SQL {
  return sql`select id, ${entitledBy(keys)} as entitled from publications
    where paper = lead.paper and id <> lead.id and ${allOf(among)}
    order by language, publication_date desc, id desc limit ${mostOthers}`;
}
