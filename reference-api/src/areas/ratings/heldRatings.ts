import { sql } from 'drizzle-orm';
import type { RatedKind, RatingAction, RatingChange } from '@portal/wire';
import { AtVersion } from '#db/AtVersion.ts';
import type { Db } from '#db/Db.ts';

interface HeldRating {
  rating: string;
  /** Null for the first one. */
  change: RatingChange | null;
}

/** What a company is rated today, by kind; what is not in it is not rated. */
export type HeldRatings = Partial<Record<RatedKind, HeldRating>>;

interface Row {
  companyId: number;
  kind: RatedKind;
  rating: string;
  previous: string | null;
  action: RatingAction | null;
}

/** The ratings that hold, of every company by its tag, in memory: looking them up takes a list longer than finding its publications. */
export function heldRatings(db: Db): AtVersion<ReadonlyMap<number, HeldRatings>> {
  return new AtVersion(async () => {
    const rows = await db.query<Row>(sql`
      select distinct on (company_id, kind) company_id as "companyId", kind, rating, previous, action from ratings
      order by company_id, kind, stated_on desc, coverage`);
    const held = new Map<number, HeldRatings>();
    for (const { companyId, kind, rating, previous, action } of rows) {
      const change = previous === null || action === null ? null : { previous, action };
      held.set(companyId, { ...held.get(companyId), [kind]: { rating, change } });
    }
    return held;
  });
}
