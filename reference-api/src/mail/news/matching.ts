import { languageNames, type Language } from '@portal/contract';
import { sql, type SQL } from 'drizzle-orm';
import { isEnabled } from '#areas/auth/accountRepository.ts';
import type { Db } from '#db/Db.ts';
import { packagesIncluding } from '#policies/packagesIncluding.ts';
import { publicationKeys } from '#policies/watchedKeys.ts';
import { fittingViews } from './fittingViews.ts';

/**
 * SQL for the mail by delivery: a separate one at once, or the next digest (daily or on Mondays, 07:00 in Zurich). In
 * the minute before, it is too late: the digest may be on its way.
 */
export function digestTopics(single: string, at: SQL): SQL {
  return sql`
    with next_day as (
      select wall::date + case when wall::time < time '07:00' then 0 else 1 end as day
      from (select (${at} + interval '1 minute') at time zone 'Europe/Zurich' as wall) w),
    next_monday as (select day + (8 - extract(isodow from day)::int) % 7 as monday from next_day)
    select 'single' as delivery, 'publication' as kind, ${single}::text as topic, ${at} as due_at
    union all select 'daily', 'daily', 'daily:' || day, (day + time '07:00') at time zone 'Europe/Zurich' from next_day
    union all select 'weekly', 'weekly', 'weekly:' || monday, (monday + time '07:00') at time zone 'Europe/Zurich' from next_monday`;
}

interface Announced {
  id: number;
  language: Language;
  tagIds: number[];
  ent: number[];
  /** Null unless it is the first of its paper in its language. */
  paper: string | null;
}

/** Editions of a paper share a mail. */
const singleTopic = ({ id, paper }: Announced) => (paper === null ? `publication:${id}` : `paper:${paper}`);

/** SQL for when a mail of `t` to `c` is due. An edition in another language waits for the one in the reader's. */
const dueFor = ({ paper, language }: Announced): SQL =>
  paper === null
    ? sql`t.due_at`
    : sql`case when t.delivery = 'single' and c.preferred_language <> ${languageNames[language]}
        then t.due_at + interval '5 minutes' else t.due_at end`;

interface Matching {
  /** @default now */
  at?: Date;
  /** Called for views that could not be checked. */
  onFault: (error: unknown, viewId: number) => void;
}

/**
 * Adds mails or digest entries for all entitled clients with a fitting preference or view, in one statement.
 * Idempotent. [N-09] [L-23]
 */
async function match(inside: Db, publication: Announced, { at, onFault }: Matching): Promise<void> {
  const now = at === undefined ? sql`now()` : sql`${at.toISOString()}::timestamptz`;
  const views = await fittingViews(inside, { ...publication, onFault });
  // Schema-qualified: an installed intarray would override the operator and ignore the index.
  await inside.query(sql`
    with topics as (${digestTopics(singleTopic(publication), now)}),
    matched as materialized (
      select c.id as client_id, t.kind, t.topic, ${dueFor(publication)} as due_at, null::int as view_id
      from preferences p join clients c on c.id = p.client_id join topics t on t.delivery = p.delivery
      where p.keys operator(pg_catalog.&&) ${sql.param(publicationKeys(publication))}::int[]
        and c.accepted_terms and ${isEnabled} and c.package_id in (${packagesIncluding(publication.ent)})
      union all
      select v.client_id, t.kind, t.topic, ${dueFor(publication)}, v.id
      from unnest(${sql.param(views.map(({ id }) => id))}::int[], ${sql.param(views.map(({ clientId }) => clientId))}::int[]) v(id, client_id)
        join clients c on c.id = v.client_id left join preferences p on p.client_id = v.client_id join topics t on t.delivery = coalesce(p.delivery, 'single')),
    heads as (
      insert into mails (kind, client_id, topic, due_at) select kind, client_id, topic, min(due_at) from matched group by kind, client_id, topic
      on conflict (client_id, topic) do update set due_at = excluded.due_at, state = 'open', attempts = 0, settled_at = null
      where mails.state = 'dropped' or mails.state = 'open' and mails.attempts = 0 and mails.due_at > excluded.due_at)
    insert into mail_items (client_id, topic, publication_id, view_ids)
    select client_id, topic, ${publication.id}, coalesce(array_agg(view_id order by view_id) filter (where view_id is not null), '{}') from matched group by client_id, topic on conflict do nothing`);
}

/**
 * Queues the mails of the next publication in one transaction: after a crash, another process takes it. False if there
 * is none.
 */
export async function matchNext(db: Db, matching: Matching): Promise<boolean> {
  const [waiting] = await db.query(sql`select from announcements limit 1`);
  if (waiting === undefined) return false;
  return db.transaction(async (inside) => {
    const [publication] = await inside.query<Announced>(sql`
      with next as materialized (
        select publication_id as id from announcements order by publication_id limit 1 for update skip locked),
      taken as (delete from announcements a using next where a.publication_id = next.id)
      select p.id, p.language, p.tag_ids as "tagIds", p.ent,
        case when not exists (select from publications e where e.paper = p.paper and e.language = p.language and e.id < p.id)
          then p.paper end as paper
      from publications p join next using (id)`);
    if (publication === undefined) return false;
    await match(inside, publication, matching);
    return true;
  });
}
