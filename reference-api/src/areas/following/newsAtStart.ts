import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

/** Whether the client's start page begins with what is new. [L-25] */
export async function newsAtStartOf(db: Db, clientId: number): Promise<boolean> {
  const [row] = await db.query<{ chosen: boolean }>(
    sql`select news_at_start as chosen from reading_settings where client_id = ${clientId}`,
  );
  return row?.chosen ?? false;
}

export const keepNewsAtStart = (db: Db, clientId: number, chosen: boolean) =>
  db.query(sql`
    insert into reading_settings (client_id, news_at_start) values (${clientId}, ${chosen})
    on conflict (client_id) do update set news_at_start = excluded.news_at_start`);
