import { sql, type SQL } from 'drizzle-orm';
import { isEnabled } from '#areas/auth/accountRepository.ts';
import { followKeys } from '#areas/following/preferences/followedTags.ts';
import type { Db } from '#db/Db.ts';
import { daysOfDigests, endOfDigest } from './digestSpan.ts';

/** After an outage of so many days, digests about changes are still made. */
const mostDaysLate = 6;

/** SQL for the first day whose digests are not done. Without any done, it is the latest: what came before was not promised. */
const firstDay = (latest: SQL): SQL =>
  sql`greatest(${latest} - ${mostDaysLate}::int, coalesce((select digests_done + 1 from installation), ${latest}))`;

/** By what became public, or at noon of the day on which coverage changed. */
const changed = sql`
  select company_id, public_at as at, '{}'::int[] as former from ratings where action is distinct from 'Reiterate'
  union all
  select company_id, (changed_on + time '12:00') at time zone 'Europe/Zurich', analysts_before from coverage_changes`;

/**
 * Adds the digests that are due about ratings and coverage, for clients who by then followed a company, sector or analyst that changed, and
 * who get none about publications. Whether anything is left to tell is decided as they are written. Each day is done once.
 * @param at ISO. Default: now.
 * @returns How many were added, and the milliseconds until the next are due. [N-10] [L-25]
 */
export async function addDigests(db: Db, at?: Date): Promise<{ added: number; waitMs: number }> {
  const now = at === undefined ? sql`now()` : sql`${at.toISOString()}::timestamptz`;
  const [row] = await db.query<{ added: number; waitMs: number }>(sql`
    with clock as (select ${now} at time zone 'Europe/Zurich' as wall),
    days as (
      select wall::date - (wall::time < time '07:00')::int as latest from clock),
    digests as (
      select kind, kind || ':' || day as topic, ${endOfDigest(sql`day - days`)} as since, ${endOfDigest(sql`day`)} as until,
        (day + time '07:00') at time zone 'Europe/Zurich' as due_at
      from days cross join (values ('daily', ${daysOfDigests.daily}::int), ('weekly', ${daysOfDigests.weekly}::int)) kinds(kind, days)
        cross join lateral (select latest - ago as day from generate_series(0, latest - ${firstDay(sql`latest`)}) ago) of_days
      where kind = 'daily' or extract(isodow from day) = 1),
    changed as (${changed}),
    concerned as (
      select distinct p.client_id, d.kind, d.topic, d.due_at
      from digests d join changed on changed.at >= d.since and changed.at < d.until
        join companies on companies.id = changed.company_id
        join preferences p on p.delivery = d.kind and p.changed_at < d.until
          and p.keys operator(pg_catalog.&&) ${followKeys(sql`companies.tag_ids || changed.former`)}
        join clients c on c.id = p.client_id
      where c.accepted_terms and ${isEnabled}),
    added as (
      insert into mails (kind, client_id, topic, due_at) select kind, client_id, topic, due_at from concerned
      on conflict (client_id, topic) do nothing returning 1),
    done as (
      insert into installation (digests_done) select latest from days
      on conflict (one) do update set digests_done = greatest(installation.digests_done, excluded.digests_done))
    select (select count(*) from added)::int as added,
      (extract(epoch from (latest + 1 + time '07:00') at time zone 'Europe/Zurich' - ${now}) * 1000)::float8 as "waitMs" from days`);
  if (row === undefined) throw new Error('The database did not say when digests are due.');
  return row;
}

/** After a failure. */
const retryMs = 60_000;

/**
 * `addDigests` at the start and whenever some are due; true if there are new ones. What fails goes to `onFault` and is tried again in a
 * minute, so that other mails do not wait for it.
 */
export function digestsWhenDue(db: Db, onFault: (error: unknown) => void): () => Promise<boolean> {
  let nextAt = 0;
  return async () => {
    if (Date.now() < nextAt) return false;
    try {
      const { added, waitMs } = await addDigests(db);
      nextAt = Date.now() + waitMs;
      return added > 0;
    } catch (error) {
      nextAt = Date.now() + retryMs;
      onFault(error);
      return false;
    }
  };
}
