import { sql, type SQL } from 'drizzle-orm';

/** `UBSG SW Equity`, as Bloomberg writes it: ticker, exchange and market sector. “Return on equity” is none. */
const wholeTicker = /^([A-Z0-9./-]+\s+[A-Z]{2})\s+(?:Equity|EQUITY|Corp|CORP|Pfd|PFD|Index|INDEX)$/;

/** Without Bloomberg's market sector, which no name of a company contains. [L-28] */
export const withoutMarketSector = (typed: string): string => wholeTicker.exec(typed.trim())?.[1] ?? typed;

const oneWordWithDigits = /^(?=.*\d)[^\s"]{4,80}$/;

/** `R20260311-001-en`: all capitals but the language. */
const asTheFeedWrites = (reference: string): string =>
  reference.toUpperCase().replace(/-(?:EN|DE)$/, (language) => language.toLowerCase());

/** SQL for the ids of companies with this GK number or, in any case, ISIN. [L-28] */
export const companiesByNumber = (typed: string): SQL =>
  sql`select id from companies where gk_number = ${typed.trim()} or isin = ${typed.trim().toUpperCase()}`;

/** The ways in which a document reference may be written; undefined if it is none, nor a company's number. [L-28] */
export function spellingsOfReference(typed: string): string[] | undefined {
  const reference = typed.trim();
  if (!oneWordWithDigits.test(reference)) return undefined;
  const written = [reference, reference.toUpperCase(), reference.toLowerCase(), asTheFeedWrites(reference)];
  return [...new Set(written)];
}

/**
 * SQL on publications: is this one, or about the company, whose number was typed? Undefined if it is neither a
 * document reference nor a number. [L-28]
 */
export function namedByReference(typed: string): SQL | undefined {
  const spellings = spellingsOfReference(typed);
  if (spellings === undefined) return undefined;
  return sql`(doc_ref = any(${sql.param(spellings)}::text[])
    or tag_ids operator(pg_catalog.&&) array(${companiesByNumber(typed)}))`;
}
