import { sql, type SQL } from 'drizzle-orm';
import type { RatedKind, Rating } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';
import { tagVersion } from '#areas/publication/tags/tagsById.ts';
import type { Db } from '#db/Db.ts';
import { ratedKinds } from '#policies/ratings.ts';

export interface CompanySelection {
  /** Condition on `companies`, and on their tag as `company`. */
  of: SQL;
  classes: readonly ProfileClass[];
  /** On the columns of `companies`. */
  conditions: SQL[];
  limit: number;
}

export interface CoveredRow {
  companyId: number;
  sectorId: number;
  ratings: Partial<Record<RatedKind, Rating>>;
  /** The version of the tags it refers to; see CachedByVersion. */
  tagVersion: number;
}

export function coveredBy({ of, classes, conditions }: Omit<CompanySelection, 'limit'>): SQL {
  const own = [
    of,
    sql`not company.inactive`,
    sql`company.related_asset_classes operator(pg_catalog.&&) ${sql.param(classes)}::text[]`,
    ...conditions,
  ];
  return sql`select companies.id, companies.sector_id, company.value from companies join tags company on company.id = companies.id
    where ${sql.join(own, sql` and `)}`;
}

/** The kinds of ratings shown in these classes to a client with these keys. [G-09] */
export function shownKinds(classes: readonly ProfileClass[], keys: readonly number[]): RatedKind[] {
  return [...ratedKinds({ keys })].filter(
    (kind) => kind === 'ESG' || classes.includes(kind === 'Equities' ? 'Equity' : 'Fixed Income'),
  );
}

/** SQL for the current ratings, as company_id and ratings by kind. `companies` is SQL for ids. */
export function ratingsOf(companies: SQL, kinds: readonly RatedKind[]): SQL {
  return sql`select company_id, jsonb_object_agg(kind, jsonb_build_object('current', rating, 'previous', previous,
      'previous_date', to_char(previous_on, 'YYYY-MM-DD'), 'date', to_char(stated_on, 'YYYY-MM-DD'), 'action', action, 'coverage', coverage)) as ratings from (
    select distinct on (company_id, kind) company_id, kind, rating, stated_on, previous, previous_on, action, coverage
    from ratings where company_id in (${companies}) and kind = any(${sql.param(kinds)}::text[])
    order by company_id, kind, stated_on desc, coverage) latest group by company_id`;
}

/** Companies by name, with the ratings that a client with these keys may see. */
export async function coveredCompanies(
  db: Db,
  selection: CompanySelection,
  keys: readonly number[],
): Promise<CoveredRow[]> {
  const currentRatings = ratingsOf(sql`select id from covered`, shownKinds(selection.classes, keys));
  return db.query<CoveredRow>(sql`
    with covered as materialized (${coveredBy(selection)}), held as (${currentRatings})
    select covered.id as "companyId", sector_id as "sectorId", coalesce(ratings, '{}') as ratings,
      ${tagVersion}
    from covered left join held on company_id = covered.id
    order by covered.value collate "und-x-icu", covered.id limit ${selection.limit}`);
}
