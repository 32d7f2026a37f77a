import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { hashPassword, passwordPower } from '#areas/auth/passwords.ts';
import type { ApiProcess } from '../ApiProcess.ts';

const readerPassword = 'Research-2026';

const readerName = (index: number): string => `reader-${index}@bench.example`;

/**
 * Adds clients with the subscription of `everything`, whose last visits ended between a few hours and two weeks ago, and
 * who have read some of the newest publications.
 */
export async function addReaders(db: Db, count: number): Promise<void> {
  const hash = await hashPassword(readerPassword, passwordPower.least);
  await db.query(sql`
    insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id)
    select 'reader-' || n || '@bench.example', ${hash}, 'Bench Reader', 'bench-' || n, 'English', true, package_id
    from clients, generate_series(0, ${count - 1}::int) n where username = 'everything@demo.example'`);
  await db.query(sql`
    insert into visits (client_id, seen_at, previous_end)
    select id, now(), now() - ((id % 14) * 24 + 6) * interval '1 hour' from clients where external_reference like 'bench-%'`);
  await db.query(sql`
    insert into read_marks (client_id, publication_id, read_paper, opened)
    select c.id, p.id, p.paper, true from clients c,
      lateral (select id, paper from publications order by publication_date desc, id desc limit 200) p
    where external_reference like 'bench-%' and (p.id + c.id) % 7 = 0`);
  await db.query(sql`analyze`);
}

/** Signs in the reader of this number. */
export const tokenOf = (api: ApiProcess, reader: number): Promise<string> =>
  api.signIn(readerName(reader), readerPassword);
