import { sql, type SQL } from 'drizzle-orm';
import type { RatedKind, RatingAction } from '@portal/wire';
import type { CoverageClass } from '@portal/wire-team-coverage';
import { tagVersion } from '#areas/publication/tags/tagsById.ts';
import type { Db } from '#db/Db.ts';
import { ratingKeys } from '#policies/ratings.ts';
import { modelColumns, type ModelRow } from '../covered-companies/companyFacts.ts';

interface CoverageRating {
  current: string;
  date: string;
  previous: string | null;
  previous_date: string | null;
  action: RatingAction | null;
}

export interface CoverageRow extends ModelRow {
  companyId: number;
  sectorId: number;
  analystIds: number[];
  tagIds: number[];
  gkNumber: string | null;
  /** The latest of each kind in the client's subscription. */
  equityRating: CoverageRating | null;
  bondRating: CoverageRating | null;
  esgRating: CoverageRating | null;
  /** The version of the tags it refers to; see CachedByVersion. */
  tagVersion: number;
}

interface CoverageRequest {
  covered: CoverageClass;
  keys: readonly number[];
}

/** Per tab: the kind of rating, who states it, and which companies belong. */
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

function opens(kind: RatedKind, keys: readonly number[]): SQL {
  return sql`${sql.param(ratingKeys(kind))}::int[] operator(pg_catalog.&&) ${sql.param(keys)}::int[]`;
}

/** SQL; null if the client's subscription does not include the kind. */
function newest(kind: RatedKind, { coverage, keys }: { coverage: string; keys: readonly number[] }): SQL {
  const stated = kind === 'Equities' ? sql`and coverage = ${coverage}` : sql``;
  return sql`(
    select json_build_object('current', rating, 'date', stated_on, 'previous', previous, 'previous_date', previous_on, 'action', action)
    from (select * from ratings where ${opens(kind, keys)} and company_id = companies.id and kind = ${kind} ${stated}
      order by stated_on desc limit 1) newest)`;
}

/**
 * The active companies of a tab by sector and name, with their latest ratings; none if the subscription does not
 * include the tab's ratings. [G-09]
 */
export async function coverageOf(db: Db, { covered: tab, keys }: CoverageRequest): Promise<CoverageRow[]> {
  const { kind, coverage, belongs } = subjects[tab];
  const rating = (of: RatedKind) => newest(of, { coverage, keys });
  return db.query<CoverageRow>(sql`
    select companies.id as "companyId", sector_id as "sectorId", analyst_ids as "analystIds", companies.tag_ids as "tagIds",
      gk_number as "gkNumber", ${rating('Equities')} as "equityRating", ${rating('Bonds')} as "bondRating",
      ${rating('ESG')} as "esgRating", ${modelColumns(keys)},
      ${tagVersion}
    from companies join tags company on company.id = companies.id join tags sector on sector.id = sector_id
      left join publications model on model.doc_ref = model_ref
    where not company.inactive and ${belongs} and ${opens(kind, keys)}
    order by sector.value collate "und-x-icu", sector.id, company.value collate "und-x-icu", company.id`);
}

/**
 * Versions of everything coverage depends on. Counts models too, since a new one does not change the version of
 * publications.
 */
export async function coverageVersions(db: Db): Promise<number[]> {
  const [row] = await db.query<{ versions: number[] }>(sql`
    select array_append(array(select version from content_changes order by kind),
      (select count(*)::int from companies join publications on doc_ref = model_ref)) as versions`);
  if (row === undefined) throw new Error('The database did not answer with versions.');
  return row.versions;
}
