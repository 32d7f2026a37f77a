import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { bitsOf, librariesOf, type Filed } from '#policies/libraries.ts';
import { isModel } from '../coverage/companyModel.ts';

interface Unfiled extends Filed {
  id: number;
  docRef: string;
  names: string;
}

/** Not yet filed, mostly from before libraries existed. */
const nextUnfiled = (db: Db, most: number) =>
  db.query<Unfiled>(sql`
    select p.id, p.doc_ref as "docRef", p.asset_classes as "assetClasses", about.*
    from publications p, lateral (
      select coalesce(min(value) filter (where category = 'Aggregated Publication Type'), '') as "aggregatedType",
        coalesce(array_agg(value) filter (where category = 'Sector'), '{}') as sectors,
        coalesce(bool_or(international and id = any(p.primary_tags)), false) as international,
        coalesce(string_agg(concat_ws(', ', value, nullif(translated_value, value)), ', ') filter (
          where category in ('Company', 'TK Ticker', 'Bloomberg Company Ticker', 'Sector', 'Analyst')), '') as names
      from tags where id = any(p.tag_ids)) about
    where p.libraries is null order by p.id limit ${most}`);

/** Files publications and stores their searchable names. Returns how many. */
export async function fileUnfiled(db: Db, batchSize = 2000): Promise<number> {
  let filed = 0;
  for (;;) {
    const unfiled = await nextUnfiled(db, batchSize);
    if (unfiled.length === 0) return filed;
    const rows = unfiled.map((one) => ({
      id: one.id,
      libraries: isModel(one.docRef) ? 0 : bitsOf(librariesOf(one)),
      names: one.names,
    }));
    await db.query(sql`
      update publications set libraries = new.libraries, names = new.names
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(id int, libraries smallint, names text)
      where publications.id = new.id`);
    filed += rows.length;
  }
}
