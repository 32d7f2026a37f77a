import { sql, type SQL } from 'drizzle-orm';
import type { RatedKind, RatingAction } from '@portal/wire';
import type { CoverageClass } from '@portal/wire-team-coverage';
import type { Db } from '#db/Db.ts';
import { ratingKeys } from '#policies/ratings.ts';

export interface CoverageRating {
  current: string;
  date: string;
  previous: string | null;
  previous_date: string | null;
  action: RatingAction | null;
}

/** A covered company, as the database gives it. */
export interface CoverageRow {
  companyId: number;
  sectorId: number;
  analystIds: number[];
  tagIds: number[];
  gkNumber: string | null;
  /** Those of the kinds that the client's subscription includes. */
  ratings: Partial<Record<RatedKind, CoverageRating>>;
  modelRef: string | null;
  modelDate: string | null;
  modelEntitled: boolean | null;
  /** Which tags belong to it; see AtVersion. */
  tagVersion: number;
}

interface Wanted {
  covered: CoverageClass;
  /** What the asking client may read. */
  keys: readonly number[];
}

/** The kind of rating that a tab is about, and of whom. */
const subjects: Record<CoverageClass, { kind: RatedKind; coverage: string; belongs: SQL }> = {
  Equity: {
    kind: 'Equities',
    coverage: 'own',
    belongs: sql`'Equity' = any(company.related_asset_classes) and not company.international`,
  },
  'Fixed Income': {
    kind: 'Bonds',
    coverage: 'own',
    belongs: sql`'Fixed Income' = any(company.related_asset_classes)`,
  },
  International: {
    kind: 'Equities',
    coverage: 'partner',
    belongs: sql`'Equity' = any(company.related_asset_classes) and company.international`,
  },
};

const kinds: readonly RatedKind[] = ['Equities', 'Bonds', 'ESG'];

/** SQL for "this client's subscription includes ratings of this kind". */
function opens(kind: RatedKind, keys: readonly number[]): SQL {
  return sql`${sql.param(ratingKeys(kind))}::int[] operator(pg_catalog.&&) ${sql.param(keys)}::int[]`;
}

/**
 * The active companies of a tab by sector and name, each with its latest rating of every kind. Without the research that states the
 * tab's ratings there are none. [G-09]
 */
async function covered(db: Db, { covered: wanted, keys }: Wanted): Promise<CoverageRow[]> {
  const { kind, coverage, belongs } = subjects[wanted];
  const opened = sql.join(
    kinds.map((each) => sql`(${each}, ${opens(each, keys)})`),
    sql`, `,
  );
  return db.query<CoverageRow>(sql`
    with opened as (select * from (values ${opened}) as rule(kind, open)),
    latest as materialized (
      select distinct on (company_id, kind) company_id, kind, rating, stated_on, previous, previous_on, action
      from ratings where kind in (select kind from opened where open) and (kind <> 'Equities' or coverage = ${coverage})
      order by company_id, kind, stated_on desc),
    held as (select company_id, jsonb_object_agg(kind, jsonb_build_object('current', rating,
        'date', to_char(stated_on, 'YYYY-MM-DD'), 'previous', previous, 'previous_date', to_char(previous_on, 'YYYY-MM-DD'),
        'action', action)) as ratings from latest group by company_id)
    select companies.id as "companyId", sector_id as "sectorId", analyst_ids as "analystIds", companies.tag_ids as "tagIds",
      gk_number as "gkNumber", coalesce(ratings, '{}') as ratings, model.doc_ref as "modelRef",
      to_char(model.publication_date at time zone 'Europe/Zurich', 'YYYY-MM-DD') as "modelDate",
      model.ent operator(pg_catalog.&&) ${sql.param(keys)}::int[] as "modelEntitled",
      (select version from content_changes where kind = 'tags') as "tagVersion"
    from companies join tags company on company.id = companies.id join tags sector on sector.id = sector_id
      left join held on company_id = companies.id left join publications model on model.doc_ref = model_ref
    where not company.inactive and ${belongs} and ${opens(kind, keys)}
    order by sector.value collate "und-x-icu", sector.id, company.value collate "und-x-icu", company.id`);
}

/** What the bank and its partner cover. */
export function coverageRepository(db: Db) {
  return { covered: (wanted: Wanted) => covered(db, wanted) };
}
