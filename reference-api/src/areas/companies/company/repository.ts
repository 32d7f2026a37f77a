import { sql } from 'drizzle-orm';
import type { RatedKind } from '@portal/wire';
import type { StatedRating } from '@portal/wire-profiles';
import { entitledBy } from '#areas/publication/conditions.ts';
import type { Db } from '#db/Db.ts';

export interface CompanyRow {
  id: number;
  classes: string[];
}

export interface HistoryRow extends Omit<StatedRating, 'paper'> {
  kind: RatedKind;
  /** `doc_ref` of the paper that states it, if the feed named one. */
  publication: string | null;
}

/** The keys that open a paper, and the language of the edition. */
interface Reader {
  keys: readonly number[];
  language: string;
}

export interface PaperRow {
  /** The day of the rating, yyyy-MM-dd in Zurich, or what the rating names. */
  of: string;
  docRef: string;
  title: string;
  language: string;
}

/** Undefined if the company is unknown, no longer covered, or has no profile. */
export async function findCompany(db: Db, ref: string): Promise<CompanyRow | undefined> {
  const [found] = await db.query<CompanyRow>(sql`
    select id, related_asset_classes as classes from tags
    where category = 'Company' and external_id = ${ref.normalize('NFC')} and profile_active and not inactive limit 1`);
  return found;
}

/** By kind, oldest first: the bank's own ratings, and the partner's if the partner covers the shares. */
export async function ratingHistory(db: Db, id: number, kinds: readonly RatedKind[]): Promise<HistoryRow[]> {
  return db.query<HistoryRow>(sql`
    select kind, to_char(stated_on, 'YYYY-MM-DD') as date, rating as current, previous, action,
      case when close_price is not null then jsonb_build_object('amount', close_price, 'currency', close_currency) end
        as close_price,
      case when target_price is not null and close_currency is not null then jsonb_build_object('amount', target_price, 'currency', close_currency) end
        as target_price,
      publication
    from ratings
    where company_id = ${id} and kind = any(${sql.param(kinds)}::text[]) order by kind, stated_on, coverage`);
}

/** Of each day with a rating that names no paper, the last paper on the company that the reader may open, in the language if there is one. */
export async function papersOfDays(db: Db, id: number, { keys, language }: Reader): Promise<PaperRow[]> {
  const day = sql`(publication_date at time zone 'Europe/Zurich')::date`;
  return db.query<PaperRow>(sql`
    select distinct on (${day}) to_char(${day}, 'YYYY-MM-DD') as of, doc_ref as "docRef", title, language from publications
    where tag_ids operator(pg_catalog.&&) ${sql.param([id])}::int[] and ${id} = any(primary_tags) and has_preview
      and ${entitledBy(keys)} and ${day} in (select stated_on from ratings where company_id = ${id} and publication is null)
    order by ${day}, language = ${language} desc, publication_date desc, id desc`);
}

/** Of each paper that a rating names, the edition that the reader may open, in the language if there is one. */
export async function namedPapers(db: Db, id: number, { keys, language }: Reader): Promise<PaperRow[]> {
  return db.query<PaperRow>(sql`
    select distinct on (named.doc_ref) named.doc_ref as of, edition.doc_ref as "docRef", edition.title, edition.language
    from publications named join publications edition on edition.id = named.id or edition.paper = named.paper
    where named.doc_ref in (select publication from ratings where company_id = ${id}) and edition.has_preview
      and ${entitledBy(keys, sql`edition`)}
    order by named.doc_ref, edition.language = ${language} desc, edition.publication_date desc, edition.id desc`);
}
