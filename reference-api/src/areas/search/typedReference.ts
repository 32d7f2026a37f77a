import { sql, type SQL } from 'drizzle-orm';

/** `UBSG SW Equity`, as Bloomberg writes it: ticker, exchange and market sector. */
const wholeTicker = /^(\S+\s+[A-Za-z]{2})\s+(?:equity|corp|pfd|index)$/i;

/** Without Bloomberg's market sector, which no name of a company contains. [L-28] */
export const withoutMarketSector = (typed: string): string => wholeTicker.exec(typed.trim())?.[1] ?? typed;

const oneWordWithDigits = /^(?=.*\d)[^\s"]{4,80}$/;

/**
 * SQL on publications: is this one, or about the company, whose number was typed? Undefined if it is no document reference
 * and no GK number. [L-28]
 */
export function namedByReference(typed: string): SQL | undefined {
  const reference = typed.trim();
  if (!oneWordWithDigits.test(reference)) return undefined;
  return sql`(doc_ref in (${reference}, upper(${reference}), lower(${reference}))
    or tag_ids operator(pg_catalog.&&) array(select id from companies where gk_number = ${reference}))`;
}
