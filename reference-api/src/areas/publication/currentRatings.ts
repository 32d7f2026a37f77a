import { sql } from 'drizzle-orm';
import type { RatedKind, RatingAction, RatingChange } from '@portal/wire';
import { CachedByVersion } from '#db/CachedByVersion.ts';
import type { Db } from '#db/Db.ts';

interface CurrentRating {
  rating: string;
  /** Null for a first rating. */
  change: RatingChange | null;
}

/** Without unrated kinds. */
export type CurrentRatings = Partial<Record<RatedKind, CurrentRating>>;

interface Row {
  companyId: number;
  kind: RatedKind;
  rating: string;
  previous: string | null;
  previousOn: string | null;
  action: RatingAction | null;
}

/** All companies by tag, in memory: looking ratings up takes longer than finding a list's publications. */
export function currentRatings(db: Db): CachedByVersion<ReadonlyMap<number, CurrentRatings>> {
  return new CachedByVersion(async () => {
    const rows = await db.query<Row>(sql`
      select distinct on (company_id, kind) company_id as "companyId", kind, rating, previous, to_char(previous_on, 'YYYY-MM-DD') as "previousOn", action from ratings
      order by company_id, kind, stated_on desc, coverage`);
    const byCompany = new Map<number, CurrentRatings>();
    for (const { companyId, kind, rating, previous, previousOn, action } of rows) {
      const change =
        previous === null || action === null ? null : { previous, action, previous_date: previousOn };
      byCompany.set(companyId, { ...byCompany.get(companyId), [kind]: { rating, change } });
    }
    return byCompany;
  });
}
