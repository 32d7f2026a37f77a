import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { StartError } from '#StartError.ts';
import { demoLock } from '../DemoData.ts';
import { invented, inventedSubjects, removeAudit, usedFirms } from './inventedPeople.ts';

export interface RemovedDemo {
  /** Only what there was, such as `600 companies`. */
  removed: string[];
  /** Tags, packages and firms of the demo that real research and real clients use, which are real from now on. */
  stillUsed: string[];
}

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** SQL for the tags of what is left: nothing else may lose them. */
const usedTags = sql`
  select unnest(tag_ids || primary_tags || other_tags) from publications
  union select unnest(tag_ids || analyst_ids || sector_id) from companies
  union select unnest(tag_ids) from people
  union select analyst_id from people where analyst_id is not null`;

/** In the order in which rows refer to one another. */
const steps: readonly (readonly [one: string, many: string, statement: SQL])[] = [
  [
    'reading',
    'readings',
    sql`delete from readership where doc_ref in (select doc_ref from publications where ${invented})
      or client_id in (select id from clients where ${invented})`,
  ],
  ['publication', 'publications', sql`delete from publications where ${invented}`],
  ['person', 'people', sql`delete from people where ${invented}`],
  ['rating', 'ratings', sql`delete from ratings where company_id in (select id from tags where ${invented})`],
  ['company', 'companies', sql`delete from companies where id in (select id from tags where ${invented})`],
  [
    'profile text',
    'profile texts',
    sql`delete from profile_texts where tag_id in (select id from tags where ${invented})`,
  ],
  ['tag', 'tags', sql`delete from tags where ${invented} and id not in (${usedTags})`],
  ['client', 'clients', sql`delete from clients where ${invented}`],
  [
    'package',
    'packages',
    sql`delete from packages where ${invented} and id not in (select package_id from clients)`,
  ],
  ['firm', 'firms', sql`delete from firms where ${invented} and id not in (${usedFirms})`],
];

/** Names what real research and real people use, which is real from now on. */
const keepings: readonly SQL[] = [
  sql`update tags set origin = 'feed' where ${invented} returning category || ' ' || value as name`,
  sql`update packages set origin = 'feed' where ${invented} returning 'Package ' || name as name`,
  sql`update firms set origin = 'feed' where ${invented} returning 'Firm ' || name as name`,
];

/** Removes what is invented, and leaves what is real, all or nothing. */
export async function removeDemo(db: Db): Promise<RemovedDemo> {
  return db.transaction(async (inside) => {
    await inside.query(sql`select pg_advisory_xact_lock(${demoLock})`);
    await inside.query(sql`delete from feed_records where feed in ('demo', 'test')`);
    const before = await inventedSubjects(inside);
    const removed: string[] = [];
    const add = (count: number, one: string, many: string) => {
      if (count > 0) removed.push(`${grouped(count)} ${count === 1 ? one : many}`);
    };
    for (const [one, many, statement] of steps) {
      const [row] = await inside.query<{ count: number }>(
        sql`with gone as (${statement} returning 1) select count(*)::int as count from gone`,
      );
      add(row?.count ?? 0, one, many);
    }
    add(await removeAudit(inside, before), 'audit entry', 'audit entries');
    await inside.query(sql`delete from demo_days`);
    await inside.query(sql`update tags set related_asset_classes = '{}' where origin = 'portal'`);
    const stillUsed: string[] = [];
    for (const keeping of keepings)
      stillUsed.push(...(await inside.query<{ name: string }>(keeping)).map(({ name }) => name));
    return { removed, stillUsed: stillUsed.sort() };
  }, 10 * 60_000);
}

/**
 * For prod: clients must not meet what is invented, whatever the database was used for before.
 * @throws StartError
 */
export async function refuseDemo(db: Db): Promise<void> {
  const [row] = await db.query<{ found: boolean }>(sql`
    select exists (select from publications where ${invented}) or exists (select from people where ${invented})
      or exists (select from clients where ${invented}) or exists (select from tags where ${invented})
      or exists (select from packages where ${invented}) or exists (select from firms where ${invented}) as found`);
  if (row?.found !== true) return;
  throw new StartError(
    'The database holds invented research of the demo, which is refused in prod. ' +
      'Remove it with pnpm portal demo remove (in the image: node dist/portal.js demo remove), which leaves what is real; then start again.',
  );
}
