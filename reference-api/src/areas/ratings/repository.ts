import { sql, type SQL } from 'drizzle-orm';
import type { RatingAction, RatingCoverage, RatingType } from '@portal/wire';
import type { Db } from '#db/Db.ts';

/** A company's latest rating, as the database gives it. */
export interface RatingRow {
  companyId: number;
  sectorId: number;
  tagIds: number[];
  rating: string;
  previous: string | null;
  statedOn: string;
  previousOn: string | null;
  action: RatingAction;
}

export interface RatingSelection {
  type: RatingType;
  coverage: RatingCoverage;
  /** On the columns of `companies`. */
  conditions: SQL[];
  order: 'asc' | 'desc';
  /** At most so many are looked at and counted. */
  limit: number;
}

/** Companies by the day of their latest rating of a kind. The id decides between equal days, so that pages never overlap. */
async function latest(
  db: Db,
  { type, coverage, conditions, order, limit }: RatingSelection,
): Promise<RatingRow[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return db.query<RatingRow>(sql`
    select company_id as "companyId", sector_id as "sectorId", tag_ids as "tagIds", rating, previous,
      to_char(stated_on, 'YYYY-MM-DD') as "statedOn", to_char(previous_on, 'YYYY-MM-DD') as "previousOn", action
    from ratings join companies on companies.id = company_id
    where kind = ${type} and coverage = ${coverage} and action is not null
      and not exists (select 1 from ratings later where later.company_id = ratings.company_id and later.kind = ratings.kind
        and later.coverage = ratings.coverage and later.stated_on > ratings.stated_on)
      and not exists (select 1 from tags where tags.id = company_id and inactive)
      and ${sql.join(conditions, sql` and `)}
    order by stated_on ${direction}, company_id ${direction} limit ${limit}`);
}

/** What companies are rated. */
export function ratingRepository(db: Db) {
  return { latest: (selection: RatingSelection) => latest(db, selection) };
}
