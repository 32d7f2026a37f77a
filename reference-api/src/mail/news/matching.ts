import type { Language } from '@portal/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { packagesIncluding } from '#policies/packagesIncluding.ts';
import { publicationKeys } from '#policies/watchedKeys.ts';
import { digestTopics } from './digestTopics.ts';

interface Announced {
  id: number;
  language: Language;
  tagIds: number[];
  ent: number[];
}

/**
 * One statement for all clients: puts a mail, or an entry of a digest, for each who wants to hear about the publication and whose
 * subscription includes it. Adds nothing the second time. [N-09]
 */
async function match(inside: Db, publication: Announced, at: Date | undefined): Promise<void> {
  const now = at === undefined ? sql`now()` : sql`${at.toISOString()}::timestamptz`;
  // The operator is written in full, since an installed intarray would take it over and ignore the index.
  await inside.query(sql`
    with topics as (${digestTopics(publication.id, now)}),
    matched as materialized (
      select c.id as client_id, t.kind, t.topic, t.due_at
      from preferences p join clients c on c.id = p.client_id join topics t on t.delivery = p.delivery
      where p.keys operator(pg_catalog.&&) ${sql.param(publicationKeys(publication))}::int[]
        and c.accepted_terms and c.package_id in (${packagesIncluding(publication.ent)})),
    heads as (
      insert into mails (kind, client_id, topic, due_at) select kind, client_id, topic, due_at from matched
      on conflict (client_id, topic) do nothing)
    insert into mail_items (client_id, topic, publication_id)
    select client_id, topic, ${publication.id} from matched on conflict do nothing`);
}

/**
 * Takes the next publication that has appeared and puts the mails about it into the queue, both or neither: a process that is
 * killed in between leaves it to another. False when there is none. `at` is now, except in tests.
 */
export async function matchNext(db: Db, at?: Date): Promise<boolean> {
  const [waiting] = await db.query(sql`select from announcements limit 1`);
  if (waiting === undefined) return false;
  return db.transaction(async (inside) => {
    const [publication] = await inside.query<Announced>(sql`
      with next as materialized (
        select publication_id as id from announcements order by publication_id limit 1 for update skip locked),
      taken as (delete from announcements a using next where a.publication_id = next.id)
      select p.id, p.language, p.tag_ids as "tagIds", p.ent from publications p join next using (id)`);
    if (publication === undefined) return false;
    await match(inside, publication, at);
    return true;
  });
}
