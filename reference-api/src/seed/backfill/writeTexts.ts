import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { BodySubject } from '#documents/text/writeBody.ts';
import { demoText } from '../demoText.ts';

interface Unwritten extends BodySubject {
  id: number;
  isSheet: boolean;
}

/** Demo data without a text, the newest first. Names are in the document's language, in the order of its tags. */
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

/** So many take the database some 100 ms. */
const batchSize = 100;

/**
 * Stores the texts of demo data that was stored before texts were; answers how many. Those that are counted by what was found before
 * are counted again. [L-19]
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
    // Of those that are still there: what is swept meanwhile needs no text.
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
