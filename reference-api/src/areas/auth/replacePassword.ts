import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { dropLinks, enqueueNotice } from '#mail/queue/mailRepository.ts';
import type { Account } from './accountRepository.ts';

/**
 * Replaces the checked password, ends the client's sessions and open links, and enqueues a notice. Returns false,
 * changing nothing, if the password has changed since. Call it inside a transaction and wake the mail queue after the
 * commit.
 */
export async function replacePassword(
  inside: Db,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const changed = await inside.query(sql`
    update clients set password_hash = ${newHash} where id = ${id} and password_hash = ${passwordHash} returning id`);
  if (changed.length === 0) return false;
  // Separate, to see sessions that began while the statement above waited for the client's row.
  await inside.query(
    sql`update token_families set revoked_at = now(), ended_by_change = true
      where client_id = ${id} and revoked_at is null`,
  );
  await inside.query(sql`delete from mail_tokens where client_id = ${id} and used_at is null`);
  await dropLinks(inside, id);
  await enqueueNotice(inside, id);
  return true;
}
