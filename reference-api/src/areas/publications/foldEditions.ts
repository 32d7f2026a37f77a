import type { Language } from '@portal/contract';
import { sql, type SQL } from 'drizzle-orm';
import { allOf, entitledBy } from './conditions.ts';

/** For whom the editions of a paper are one. */
export interface Folding {
  /** The reader's language. */
  language: Language;
  /** What the client may read. */
  keys: readonly number[];
  /** SQL for what the client may see here: other editions are named from this alone. */
  among: readonly SQL[];
}

/** More than one paper has; a feed that names everything alike makes no answer endless. */
const mostOthers = 20;

/**
 * SQL for "leads its paper" among the publications that meet some conditions: an entitled edition before a closed one, since a client
 * wants to read; then the reader's language; then the newest. It looks up the few that share the paper, so that a list still ends at
 * its limit. Conditions name columns without their table, and so hold for the edition that is looked at. [L-16]
 */
export function leadsPaper(conditions: readonly SQL[], { language, keys }: Folding): SQL {
  const inOrder = (table: SQL) =>
    sql`(${entitledBy(keys, table)}, ${table}.language = ${language}, ${table}.publication_date, ${table}.id)`;
  return sql`not exists (select from publications better where better.paper = publications.paper
    and ${inOrder(sql`better`)} > ${inOrder(sql`publications`)} and ${allOf(conditions)})`;
}

/** SQL for the other editions of a publication `lead`, by language and newest first, each with whether the client is entitled to it. [L-16] */
export function otherEditions({ keys, among }: Folding): SQL {
  return sql`select id, ${entitledBy(keys)} as entitled from publications
    where paper = lead.paper and id <> lead.id and ${allOf(among)}
    order by language, publication_date desc, id desc limit ${mostOthers}`;
}
