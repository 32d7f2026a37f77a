import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { dropLinks, enqueueNotice } from '#mail/queue/mailRepository.ts';
import type { Account } from './accountRepository.ts';

/**
 * Stores a new password instead of the one that was checked, ends every session and every open link of the client, and lets
 * a mail notify them: wake the queue after the commit. False, and nothing is changed, when the password is no longer that one. Call it inside a transaction.
 */
export async function replacePassword(
  inside: Db,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const changed = await inside.query(sql`
    update clients set password_hash = ${newHash} where id = ${id} and password_hash = ${passwordHash} returning id`);
  if (changed.length === 0) return false;
  // A statement of its own: it must see the sessions that began while the one above waited for the client's row.
  await inside.query(
    sql`update token_families set revoked_at = now(), ended_by_change = true
      where client_id = ${id} and revoked_at is null`,
  );
  await inside.query(sql`delete from mail_tokens where client_id = ${id} and used_at is null`);
  await dropLinks(inside, id);
  await enqueueNotice(inside, id);
  return true;
}
