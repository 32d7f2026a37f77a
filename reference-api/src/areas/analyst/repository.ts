import { sql, type SQL } from 'drizzle-orm';
import type { RatedKind, Rating } from '@portal/wire';
import type { ProfileClass, ServedAnalyst } from '@portal/wire-profiles';
import type { Db } from '#db/Db.ts';
import { ratingKeys } from '#policies/ratings.ts';

/** An analyst who has a profile. */
export interface AnalystRow {
  id: number;
  name: string;
  externalId: string;
  classes: string[];
  role: string | null;
  translatedRole: string | null;
  bio: string[] | null;
  translatedBio: string[] | null;
  email: string | null;
  phone: string | null;
  portrait: string | null;
}

/** What of the coverage is asked for. */
export interface CoverageSelection {
  analyst: number;
  /** Companies of other classes are left out. */
  classes: readonly ProfileClass[];
  /** On the columns of `companies`. */
  conditions: SQL[];
  limit: number;
}

/** A covered company, as the database gives it. */
export interface CoveredRow {
  companyId: number;
  sectorId: number;
  ratings: Partial<Record<RatedKind, Rating>>;
  /** Which tags belong to it; see AtVersion. */
  tagVersion: number;
}

async function byRef(db: Db, ref: string): Promise<AnalystRow | undefined> {
  const [found] = await db.query<AnalystRow>(sql`
    select tags.id, tags.value as name, tags.external_id as "externalId", related_asset_classes as classes, role,
      translated_role as "translatedRole", bio, translated_bio as "translatedBio", email, phone, portrait
    from tags left join people on analyst_id = tags.id
    where category = 'Analyst' and tags.external_id = ${ref.normalize('NFC')} and profile_active and not inactive limit 1`);
  return found;
}

/** SQL for the active companies of a selection, as `covered`. */
function coveredBy({ analyst, classes, conditions }: CoverageSelection): SQL {
  const own = [
    sql`${analyst} = any(companies.analyst_ids)`,
    sql`not company.inactive`,
    sql`company.related_asset_classes operator(pg_catalog.&&) ${sql.param(classes)}::text[]`,
    ...conditions,
  ];
  return sql`select companies.id, companies.sector_id, company.value from companies join tags company on company.id = companies.id
    where ${sql.join(own, sql` and `)}`;
}

async function count(db: Db, selection: CoverageSelection): Promise<ServedAnalyst['coverage']> {
  const [counted] = await db.query<ServedAnalyst['coverage']>(sql`
    select count(*)::int as companies, count(distinct sector_id)::int as sectors from (${coveredBy(selection)}) covered`);
  return counted ?? { companies: 0, sectors: 0 };
}

async function sectors(db: Db, selection: CoverageSelection): Promise<{ id: number; tagVersion: number }[]> {
  return db.query(sql`
    select sector.id, (select version from content_changes where kind = 'tags') as "tagVersion"
    from tags sector where id in (select sector_id from (${coveredBy(selection)}) covered) and not inactive
    order by sector.value collate "und-x-icu", sector.id limit ${selection.limit}`);
}

const kinds: readonly RatedKind[] = ['Equities', 'Bonds', 'ESG'];

/** The kinds of ratings that are shown in some classes to a client with these keys. [G-09] */
function shownKinds(classes: readonly ProfileClass[], keys: readonly number[]): RatedKind[] {
  const asked = kinds.filter(
    (kind) => kind === 'ESG' || classes.includes(kind === 'Equities' ? 'Equity' : 'Fixed Income'),
  );
  return asked.filter((kind) => ratingKeys(kind).some((key) => keys.includes(key)));
}

async function companies(
  db: Db,
  selection: CoverageSelection,
  keys: readonly number[],
): Promise<CoveredRow[]> {
  const shown = shownKinds(selection.classes, keys);
  return db.query<CoveredRow>(sql`
    with covered as materialized (${coveredBy(selection)}),
    latest as (
      select distinct on (company_id, kind) company_id, kind, jsonb_build_object('current', rating, 'previous', previous,
        'previous_date', to_char(previous_on, 'YYYY-MM-DD'), 'date', to_char(stated_on, 'YYYY-MM-DD'), 'action', action) as rating
      from ratings where company_id in (select id from covered) and kind = any(${sql.param(shown)}::text[])
      order by company_id, kind, stated_on desc, coverage),
    held as (select company_id, jsonb_object_agg(kind, rating) as ratings from latest group by company_id)
    select covered.id as "companyId", sector_id as "sectorId", coalesce(ratings, '{}') as ratings,
      (select version from content_changes where kind = 'tags') as "tagVersion"
    from covered left join held on company_id = covered.id
    order by covered.value collate "und-x-icu", covered.id limit ${selection.limit}`);
}

/** Analysts with a profile, and what they cover. */
export function analystRepository(db: Db) {
  return {
    /** Undefined for one who is unknown, has left, or has no profile. */
    byRef: (ref: string) => byRef(db, ref),
    count: (selection: CoverageSelection) => count(db, selection),
    /** In the order of names. */
    sectors: (selection: CoverageSelection) => sectors(db, selection),
    /** In the order of names, with the ratings that a client with these keys may see. */
    companies: (selection: CoverageSelection, keys: readonly number[]) => companies(db, selection, keys),
  };
}
