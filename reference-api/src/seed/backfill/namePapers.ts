import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { demoPaper } from '../demoDay.ts';

/** Derives the paper, as `demoDay` and `disclaimersFor` name it; undefined for models. */
export function paperOf(docRef: string): string | undefined {
  const [, year = '', month = '', day = '', number = ''] =
    /^R(\d{4})(\d{2})(\d{2})-(\d{3,})-(?:en|de)$/.exec(docRef) ?? [];
  if (number !== '') return demoPaper(`${year}-${month}-${day}`, Number(number) - 1);
  return /^(disclaimer-\d{4})-(?:en|de)$/.exec(docRef)?.[1];
}

/** Names papers of demo data stored before papers had names. Returns how many publications. [L-16] */
export async function namePapers(db: Db, batchSize = 2000): Promise<number> {
  let reached = 0;
  let named = 0;
  for (;;) {
    const rows = await db.query<{ id: number; docRef: string }>(sql`
      select id, doc_ref as "docRef" from publications
      where paper is null and origin = 'demo' and id > ${reached} order by id limit ${batchSize}`);
    const papers = rows.flatMap(({ id, docRef }) => {
      const paper = paperOf(docRef);
      return paper === undefined ? [] : [{ id, paper }];
    });
    if (papers.length > 0)
      await db.query(sql`
        update publications set paper = new.paper from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) as new(id int, paper text)
        where publications.id = new.id`);
    named += papers.length;
    const last = rows.at(-1);
    if (last === undefined) return named;
    reached = last.id;
  }
}
