import { sql, type SQL } from 'drizzle-orm';
import type { RatedKind, Rating, ServedRelatedAnalyst } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';
import type { Db } from '#db/Db.ts';
import { modelColumns, type ModelRow } from '../covered-companies/companyFacts.ts';
import { ratingsOf } from '../covered-companies/coveredCompanies.ts';

/** `assetClass` is '' for a summary. */
export interface TextRow {
  assetClass: string;
  value: string;
  translated_value: string | null;
}

export async function profileTexts(db: Db, tag: number): Promise<TextRow[]> {
  return db.query<TextRow>(sql`
    select asset_class as "assetClass", text as value, translated_text as translated_value from profile_texts where tag_id = ${tag}`);
}

/** One row per asset class. */
export interface AnalystRow extends Omit<ServedRelatedAnalyst, 'role'> {
  role: string | null;
  translatedRole: string | null;
  assetClass: string;
}

/** Active analysts who cover companies that meet the condition on `companies`, those with the most first. */
export async function coveringAnalysts(
  db: Db,
  of: SQL,
  classes: readonly ProfileClass[],
): Promise<AnalystRow[]> {
  return db.query<AnalystRow>(sql`
    with covering as (
      select unnest(analyst_ids) as id, count(*) as companies from companies join tags company on company.id = companies.id
      where ${of} and not company.inactive group by 1)
    select analyst.value as name, role, translated_role as "translatedRole", email, phone, portrait as thumbnail_url,
      analyst.external_id, analyst.profile_active, analyst.inactive, asset_class as "assetClass"
    from covering join tags analyst on analyst.id = covering.id
      join unnest(${sql.param(classes)}::text[]) as open(asset_class) on asset_class = any(analyst.related_asset_classes)
      left join people on analyst_id = analyst.id
    where not analyst.inactive order by companies desc, analyst.value collate "und-x-icu", analyst.id`);
}

export async function currentRatings(
  db: Db,
  company: number,
  kinds: readonly RatedKind[],
): Promise<Partial<Record<RatedKind, Rating>>> {
  const [found] = await db.query<{ ratings: Partial<Record<RatedKind, Rating>> }>(
    ratingsOf(sql`select ${company}::int`, kinds),
  );
  return found?.ratings ?? {};
}

export interface CompanyRow extends ModelRow {
  sectorId: number;
  tagIds: number[];
}

/** The model is entitled for a client with these keys, or not. */
export async function companyRow(
  db: Db,
  id: number,
  keys: readonly number[],
): Promise<CompanyRow | undefined> {
  const [found] = await db.query<CompanyRow>(sql`
    select sector_id as "sectorId", companies.tag_ids as "tagIds", ${modelColumns(keys)}
    from companies left join publications model on model.doc_ref = model_ref where companies.id = ${id}`);
  return found;
}

export async function analystRole(db: Db, analyst: number): Promise<TextRow | undefined> {
  const [found] = await db.query<TextRow>(sql`
    select '' as "assetClass", role as value, translated_role as translated_value from people where analyst_id = ${analyst} limit 1`);
  return found;
}
