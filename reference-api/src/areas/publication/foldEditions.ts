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
 * SQL for "leads its paper" among publications that meet the conditions: entitled editions first, since a client wants
 * to read; then the reader's language; then the newest. Compares only the paper's editions, so that a list still stops
 * at its limit. Conditions must name columns without a table, to apply to `better`. [L-16]
 */
export function leadsPaper(conditions: readonly SQL[], { language, keys }: Folding): SQL {
  const inOrder = (table: SQL) =>
    sql`(${entitledBy(keys, table)}, ${table}.language = ${language}, ${table}.publication_date, ${table}.id)`;
  return sql`not exists (select from publications better where better.paper = publications.paper
    and ${inOrder(sql`better`)} > ${inOrder(sql`publications`)} and ${allOf(conditions)})`;
}

/** SQL for the other editions of a publication `lead`, by language, newest first. [L-16] */
export function otherEditions({ keys, among }: Folding): SQL {
  return sql`select id, ${entitledBy(keys)} as entitled from publications
    where paper = lead.paper and id <> lead.id and ${allOf(among)}
    order by language, publication_date desc, id desc limit ${mostOthers}`;
}
