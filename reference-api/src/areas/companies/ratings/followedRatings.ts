import type { RatedKind, RatingCoverage } from '@portal/wire';
import { zurichDay } from '@portal/node';
import type { NewsPeriod } from '@portal/wire-libraries';
import { sql, type SQL } from 'drizzle-orm';
import { tagVersion } from '#areas/publication/tags/tagsById.ts';
import type { Db } from '#db/Db.ts';
import { addDays } from '#publishingDay.ts';
import type { Client } from '#policies/Client.ts';
import { ratedKinds } from '#policies/ratings.ts';
import { followedTags } from '#areas/following/preferences/followedTags.ts';
import type { RatingRow } from './repository.ts';

export interface FollowedRow extends Omit<RatingRow, 'action'> {
  kind: RatedKind;
  coverage: RatingCoverage;
  /** Null for the first: coverage begins. */
  action: RatingRow['action'] | null;
}

/** Of ratings and of coverage, unless all are wanted. */
const most = 200;
const daysBack = { last_visit: 7, yesterday: 1, week: 7 } as const;

/** The first day of a period, yyyy-MM-dd in Zurich; after a first visit, a week ago. */
export function firstDay(
  period: NewsPeriod,
  { lastVisit, today }: { lastVisit: string | null; today: string },
): string {
  if (period === 'last_visit' && lastVisit !== null) return zurichDay(new Date(lastVisit));
  return addDays(today, -daysBack[period]);
}

/** Whose news: what the subscription opens, and by its id what is followed. */
export type Follower = Pick<Client, 'id' | 'keys' | 'portalTabs'>;

/** SQL for moments, the last one excluded. */
export interface NewsSpan {
  from: SQL;
  /** @default now */
  until?: SQL;
  /** All of it, not the newest alone. @default false */
  isWhole?: boolean;
}

const limitOf = ({ isWhole = false }: NewsSpan) => sql`limit ${isWhole ? null : most}::int`;

/** From the beginning of a day, yyyy-MM-dd in Zurich. */
export const sinceDay = (day: string): NewsSpan => ({
  from: sql`${day}::date::timestamp at time zone 'Europe/Zurich'`,
});

/** Ratings that became public in a span and that the client may see, of what the client follows; newest first. [L-25] */
export async function followedRatings(db: Db, client: Follower, span: NewsSpan): Promise<FollowedRow[]> {
  const { from, until = sql`'infinity'` } = span;
  const kinds = [...ratedKinds(client)];
  return db.query<FollowedRow>(sql`
    with followed as materialized (${followedTags(client.id)})
    select company_id as "companyId", sector_id as "sectorId", companies.tag_ids as "tagIds", kind, coverage, rating, previous,
      to_char(stated_on, 'YYYY-MM-DD') as "statedOn", to_char(previous_on, 'YYYY-MM-DD') as "previousOn", action,
      ${tagVersion}
    from ratings join companies on companies.id = company_id
    where public_at >= ${from} and public_at < ${until} and action is distinct from 'Reiterate' and kind = any(${sql.param(kinds)}::text[])
      and company_id not in (select id from tags where inactive)
      and companies.tag_ids operator(pg_catalog.&&) array(select id from followed)
    order by stated_on desc, company_id, kind, coverage ${limitOf(span)}`);
}

export interface CoverageChangeRow {
  companyId: number;
  change: 'begun' | 'dropped' | 'analysts';
  date: string;
  before: number[];
  after: number[];
  tagVersion: number;
}

/**
 * What changed about who covers what the client follows, also a former analyst, from the first day of a span to the day before its last;
 * newest first. [L-25]
 */
export async function followedCoverage(
  db: Db,
  client: Follower,
  span: NewsSpan,
): Promise<CoverageChangeRow[]> {
  const { from, until = sql`'infinity'` } = span;
  const dayOf = (moment: SQL) => sql`((${moment})::timestamptz at time zone 'Europe/Zurich')::date`;
  return db.query<CoverageChangeRow>(sql`
    with followed as materialized (${followedTags(client.id)})
    select company_id as "companyId", kind as change, to_char(changed_on, 'YYYY-MM-DD') as date,
      analysts_before as before, analysts_after as after,
      ${tagVersion}
    from coverage_changes join companies on companies.id = company_id
    where changed_on >= ${dayOf(from)} and changed_on < ${dayOf(until)}
      and (companies.tag_ids || analysts_before) operator(pg_catalog.&&) array(select id from followed)
    order by changed_on desc, company_id, kind ${limitOf(span)}`);
}
