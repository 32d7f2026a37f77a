import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/Db.ts';
import { libraryBits, studyTypes } from '../policies/libraries.ts';

/** Any number, but the same in every process. */
const featuredLock = 4_300_003;

/** More than are shown, in case one is removed. */
const aLanguage = 3;

const newest = (condition: SQL, rank: number) => sql`
  (select id, publication_date, ${rank}::int as rank from publications
    where language = spoken.language and origin = 'demo' and libraries & library.value::int <> 0 and ${condition}
    order by publication_date desc, id desc limit ${aLanguage})`;

/**
 * Fills the list "Default" per language, preferring studies of the last quarter. Atomic, and the same in every process.
 */
export async function featureNewest(db: Db, today: string): Promise<void> {
  const recentStudy = sql`publication_type = any(${sql.param(studyTypes)}::text[]) and publication_date > ${today}::date - 90`;
  await db.transaction(async (inside) => {
    await inside.query(sql`select pg_advisory_xact_lock(${featuredLock})`);
    await inside.query(sql`delete from featured where list = 'Default'`);
    await inside.query(sql`
      insert into featured (library, list, publication_id)
      select library.key, 'Default', best.id
      from jsonb_each_text(${JSON.stringify(libraryBits)}::jsonb) library, unnest(array['en', 'de']) spoken(language),
        lateral (
          select id from (${newest(recentStudy, 0)} union all ${newest(sql`true`, 1)}) candidates
          order by rank, publication_date desc, id desc limit ${aLanguage}) best
      on conflict do nothing`);
  });
}
