import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { accountColumns, normaliseUsername, type Account } from '../accountRepository.ts';
import { tokenHash } from '../opaqueToken.ts';

/** What a mailed link is good for; for nothing else. */
export type MailPurpose = 'reset_password' | 'passwordless_login';

/** How long a mailed link counts. */
export const mailTokenMinutes = 10;

/** A token as it came in, and what it is to be used for. */
export interface MailToken {
  purpose: MailPurpose;
  token: string;
}

/** One statement for known and unknown usernames: the same work. */
async function issue(db: Db, username: string, { purpose, token }: MailToken): Promise<Account | undefined> {
  const [account] = await db.query<Account>(sql`
    with account as (select ${accountColumns} from clients c where c.username = ${normaliseUsername(username)}),
    stored as (
      insert into mail_tokens (client_id, purpose, hash, expires_at)
      select id, ${purpose}, ${tokenHash(token)}, now() + make_interval(mins => ${mailTokenMinutes}) from account
      on conflict (client_id, purpose)
      do update set hash = excluded.hash, expires_at = excluded.expires_at, used_at = null)
    select * from account`);
  return account;
}

const isOpen = ({ purpose, token }: MailToken) => sql`
  t.hash = ${tokenHash(token)} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > now()`;

async function find(db: Db, token: MailToken): Promise<Account | undefined> {
  const [account] = await db.query<Account>(
    sql`select ${accountColumns} from mail_tokens t join clients c on c.id = t.client_id where ${isOpen(token)}`,
  );
  return account;
}

async function spend(db: Db, token: MailToken): Promise<Account | undefined> {
  const [account] = await db.query<Account>(sql`
    update mail_tokens t set used_at = now() from clients c
    where c.id = t.client_id and ${isOpen(token)} returning ${accountColumns}`);
  return account;
}

/** Tokens of mailed links: of any number of simultaneous uses exactly one succeeds. */
export function mailTokenRepository(db: Db) {
  return {
    /** Stores a token for the client with this username, in place of older ones; undefined when there is none. */
    issue: (username: string, token: MailToken) => issue(db, username, token),
    /** Whose token this is, without spending it. */
    find: (token: MailToken) => find(db, token),
    /** Spends the token; undefined when it is unknown, spent, replaced, too old or meant for something else. */
    spend: (token: MailToken) => spend(db, token),
  };
}
