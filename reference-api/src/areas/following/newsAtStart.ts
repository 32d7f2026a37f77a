import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

/** Whether the client's start page begins with what is new. [L-25] */
export async function newsAtStartOf(db: Db, clientId: number): Promise<boolean> {
  const [row] = await db.query<{ wanted: boolean }>(
    sql`select news_at_start as wanted from reading_settings where client_id = ${clientId}`,
  );
  return row?.wanted ?? false;
}

export const keepNewsAtStart = (db: Db, clientId: number, wanted: boolean) =>
  db.query(sql`
    insert into reading_settings (client_id, news_at_start) values (${clientId}, ${wanted})
    on conflict (client_id) do update set news_at_start = excluded.news_at_start`);
