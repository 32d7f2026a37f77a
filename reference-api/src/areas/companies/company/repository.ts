import { sql } from 'drizzle-orm';
import type { RatedKind } from '@portal/wire';
import type { StatedRating } from '@portal/wire-profiles';
import type { Db } from '#db/Db.ts';

export interface CompanyRow {
  id: number;
  classes: string[];
}

type HistoryRow = StatedRating & { kind: RatedKind };

async function byRef(db: Db, ref: string): Promise<CompanyRow | undefined> {
  const [found] = await db.query<CompanyRow>(sql`
    select id, related_asset_classes as classes from tags
    where category = 'Company' and external_id = ${ref.normalize('NFC')} and profile_active and not inactive limit 1`);
  return found;
}

/** The bank's own ratings, and the partner's if the partner covers the shares. */
async function history(db: Db, id: number, kinds: readonly RatedKind[]): Promise<HistoryRow[]> {
  return db.query<HistoryRow>(sql`
    select kind, to_char(stated_on, 'YYYY-MM-DD') as date, rating as current, previous, action,
      case when close_price is not null then jsonb_build_object('amount', close_price, 'currency', close_currency) end
        as close_price
    from ratings
    where company_id = ${id} and kind = any(${sql.param(kinds)}::text[]) order by kind, stated_on, coverage`);
}

export function companyRepository(db: Db) {
  return {
    /** Undefined if the company is unknown, no longer covered, or has no profile. */
    byRef: (ref: string) => byRef(db, ref),
    /** By kind, oldest first. */
    history: (id: number, kinds: readonly RatedKind[]) => history(db, id, kinds),
  };
}
