import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { BodySubject } from '#documents/text/writeBody.ts';
import { demoText } from '../demoText.ts';

interface Unwritten extends BodySubject {
  id: number;
  isSheet: boolean;
}

/** Names are in the document's language, in the order of its tags. */
const nextUnwritten = (db: Db, most: number) =>
  db.query<Unwritten>(sql`
    select p.id, p.doc_ref as "docRef", p.language, not p.has_preview as "isSheet", about.*
    from publications p left join document_texts written using (id), lateral (
      select coalesce(array_agg(name order by place) filter (where category = 'Company'), '{}') as companies,
        coalesce(array_agg(name order by place) filter (where category = 'Sector'), '{}') as sectors,
        coalesce(array_agg(name order by place) filter (where category = 'Asset Classification'), '{}') as "assetClassLabels"
      from (select category, array_position(p.tag_ids, tags.id) as place,
          case p.language when 'de' then coalesce(translated_value, value) else value end as name
        from tags where tags.id = any(p.tag_ids)) named) about
    where written.id is null and p.libraries > 0 and p.origin = 'demo'
    order by p.publication_date desc, p.id desc limit ${most}`);

/** A batch takes the database about 100 ms. */
const batchSize = 100;

/**
 * Writes texts of demo data stored before texts existed. Returns how many. Bumps the publications' version, to refresh
 * cached counts. [L-19]
 */
export async function writeTexts(db: Db, isOver: () => boolean = () => false): Promise<number> {
  let written = 0;
  while (!isOver()) {
    const unwritten = await nextUnwritten(db, batchSize);
    if (unwritten.length === 0) break;
    const rows = unwritten.map(({ id, isSheet, ...subject }) => ({
      id,
      body: demoText(subject, isSheet ? 'xlsx' : 'pdf'),
    }));
    // Publications may have been removed meanwhile.
    await db.query(sql`
      with new as (
        insert into document_texts (id, body)
        select id, body from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id int, body text)
        where id in (select id from publications)
        on conflict (id) do nothing returning id)
      update content_changes set version = version + 1 where kind = 'publications' and exists (select from new)`);
    written += rows.length;
  }
  return written;
}
