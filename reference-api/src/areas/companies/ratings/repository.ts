import { sql, type SQL } from 'drizzle-orm';
import type { RatingAction, RatingCoverage, RatingType } from '@portal/wire';
import { tagVersion } from '#areas/publication/tags/tagsById.ts';
import type { Db } from '#db/Db.ts';

export interface RatingRow {
  companyId: number;
  sectorId: number;
  tagIds: number[];
  rating: string;
  previous: string | null;
  statedOn: string;
  previousOn: string | null;
  action: RatingAction;
  /** The version of the tags it refers to; see CachedByVersion. */
  tagVersion: number;
}

export interface RatingSelection {
  type: RatingType;
  coverage: RatingCoverage;
  /** On the columns of `companies`. */
  conditions: SQL[];
  order: 'asc' | 'desc';
  /** The maximum considered and counted. */
  limit: number;
}

/**
 * Ordered by the day of the rating; ids break ties, so that pages never overlap. Finds the latest in one pass: checking
 * each rating for a later one takes a hundred times as long before the database is analysed.
 */
export async function latestRatings(
  db: Db,
  { type, coverage, conditions, order, limit }: RatingSelection,
): Promise<RatingRow[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return db.query<RatingRow>(sql`
    with latest as materialized (
      select distinct on (company_id) company_id, rating, previous, stated_on, previous_on, action
      from ratings where kind = ${type} and coverage = ${coverage} order by company_id, stated_on desc)
    select company_id as "companyId", sector_id as "sectorId", tag_ids as "tagIds", rating, previous,
      to_char(stated_on, 'YYYY-MM-DD') as "statedOn", to_char(previous_on, 'YYYY-MM-DD') as "previousOn", action,
      ${tagVersion}
    from latest join companies on companies.id = company_id
    where action is not null and company_id not in (select id from tags where inactive)
      and ${sql.join(conditions, sql` and `)}
    order by stated_on ${direction}, company_id ${direction} limit ${limit}`);
}
