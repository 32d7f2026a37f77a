import { sql, type SQL } from 'drizzle-orm';
import type { ServedRecord, ServedTag } from '@portal/wire';
import { downloadPath } from '#areas/publication/present.ts';

/** A company's model, with null for what is not there. */
export interface ModelRow {
  modelRef: string | null;
  /** Calendar day in Zurich. */
  modelDate: string | null;
  modelEntitled: boolean | null;
}

/** SQL for the columns of `ModelRow`, of a publication joined as `model`. */
export function modelColumns(keys: readonly number[]): SQL {
  return sql`model.doc_ref as "modelRef",
    to_char(model.publication_date at time zone 'Europe/Zurich', 'YYYY-MM-DD') as "modelDate",
    model.ent operator(pg_catalog.&&) ${sql.param(keys)}::int[] as "modelEntitled"`;
}

/** The link is empty for a client who may not follow it. */
export function presentModel({
  modelRef,
  modelDate,
  modelEntitled,
}: ModelRow): NonNullable<ServedRecord['model_download_link']> | null {
  if (modelRef === null) return null;
  const entitled = modelEntitled === true;
  return { url: entitled ? downloadPath(modelRef) : '', entitled, raw_date: modelDate };
}

/** The company's tickers among its tags. */
export function presentTickers(tags: readonly ServedTag[]) {
  const ticker = (category: string) => {
    const found = tags.find((tag) => tag.category === category);
    return found === undefined ? null : { value: found.value };
  };
  return { tk_ticker: ticker('TK Ticker'), bloomberg_company_ticker: ticker('Bloomberg Company Ticker') };
}
