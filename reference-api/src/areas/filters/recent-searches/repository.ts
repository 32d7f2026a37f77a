import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

const maxSearches = 10;

/** Equal for searches that differ in case and spaces only. */
const sameSearch = (column: ReturnType<typeof sql>) => sql`lower(${column} collate "und-x-icu")`;

const tidy = (term: string) => term.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A client's recent searches. [L-28] */
export function recentSearchRepository(db: Db) {
  /** Serialises a client's changes: two devices neither keep too many nor one twice. */
  const inTurn = <Result>(clientId: number, work: (inside: Db) => Promise<Result>) =>
    db.transaction(async (inside) => {
      await inside.query(sql`select from clients where id = ${clientId} for update`);
      return work(inside);
    });

  const forget = (inside: Db, clientId: number) =>
    inside.query(sql`delete from recent_searches where client_id = ${clientId}`);

  return {
    /** Latest first. */
    async of(clientId: number): Promise<{ enabled: boolean; searches: string[] }> {
      const [row] = await db.query<{ enabled: boolean; searches: string[] }>(sql`
        select coalesce((select keeps_searches from reading_settings where client_id = ${clientId}), true) as enabled,
          array(select term from recent_searches where client_id = ${clientId} order by searched_at desc, term) as searches`);
      return row ?? { enabled: true, searches: [] };
    },
    /** Without effect for a client who does not have them kept, and without text. */
    async note(clientId: number, typed: string): Promise<void> {
      const term = tidy(typed);
      if (term === '') return;
      await inTurn(clientId, async (inside) => {
        await inside.query(sql`
          delete from recent_searches where client_id = ${clientId} and ${sameSearch(sql`term`)} = ${sameSearch(sql`${term}::text`)}`);
        await inside.query(sql`
          insert into recent_searches (client_id, term, searched_at) select ${clientId}, ${term}, clock_timestamp()
          where not exists (select from reading_settings where client_id = ${clientId} and not keeps_searches)`);
        await inside.query(sql`
          delete from recent_searches where client_id = ${clientId} and term not in (
            select term from recent_searches where client_id = ${clientId} order by searched_at desc, term limit ${maxSearches})`);
      });
    },
    forget: (clientId: number) => forget(db, clientId),
    keep: (clientId: number, keep: boolean) =>
      inTurn(clientId, async (inside) => {
        await inside.query(sql`
          insert into reading_settings (client_id, keeps_searches) values (${clientId}, ${keep})
          on conflict (client_id) do update set keeps_searches = excluded.keeps_searches`);
        if (!keep) await forget(inside, clientId);
      }),
  };
}
