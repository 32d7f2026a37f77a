import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { dropInvitations, dropLinks } from '#mail/queue/mailRepository.ts';

/** Logs the client out everywhere: the next call of any page is refused. Returns how many sessions ended. */
export async function endSessions(inside: Db, clientId: number): Promise<number> {
  const ended = await inside.query(sql`
    update token_families set revoked_at = now() where client_id = ${clientId} and revoked_at is null returning 1`);
  return ended.length;
}

/** Links that were mailed and not used open nothing any more. */
export async function endLinks(inside: Db, clientId: number): Promise<void> {
  await inside.query(sql`delete from mail_tokens where client_id = ${clientId}`);
  await dropLinks(inside, clientId);
  await dropInvitations(inside, clientId);
}
