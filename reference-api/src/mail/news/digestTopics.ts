import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL for the mails that a publication goes into when it appears at `at`, by the client's delivery: one of its own at once, or the
 * next of 07:00 in Zurich, or of Monday 07:00. A minute before that it is too late: the digest may be on its way.
 */
export function digestTopics(publicationId: number, at: SQL): SQL {
  return sql`
    with next_day as (
      select wall::date + case when wall::time < time '07:00' then 0 else 1 end as day
      from (select (${at} + interval '1 minute') at time zone 'Europe/Zurich' as wall) w),
    next_monday as (select day + (8 - extract(isodow from day)::int) % 7 as monday from next_day)
    select 'single' as delivery, 'publication' as kind, ${`publication:${publicationId}`}::text as topic, ${at} as due_at
    union all select 'daily', 'daily', 'daily:' || day, (day + time '07:00') at time zone 'Europe/Zurich' from next_day
    union all select 'weekly', 'weekly', 'weekly:' || monday, (monday + time '07:00') at time zone 'Europe/Zurich' from next_monday`;
}
