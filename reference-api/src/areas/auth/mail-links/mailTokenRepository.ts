import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { LinkKind } from '#mail/queue/mailRepository.ts';
import { accountColumns, normaliseUsername, type Account } from '../accountRepository.ts';
import { tokenHash } from '../opaqueToken.ts';
import { isWithinGrace } from '../repeatGrace.ts';

/** What a mailed link is good for; for nothing else. */
type MailPurpose = LinkKind;

/** How long a mailed link counts. */
const mailTokenMinutes = 10;

/** A token as it came in, and what it is to be used for. */
export interface MailToken {
  purpose: MailPurpose;
  token: string;
}

/** An account, and whether the token that was issued counts. */
type Issued = Account & { isNewest: boolean };

/** An account, and the session that the first use of its token began. */
export type UsedToken = Account & { sessionId: string | null };

/**
 * One statement for known and unknown usernames: the same work. A mail that is sent again has the same token, which counts
 * again unless it was used; one that was overtaken by a newer mail has none.
 */
async function issue(
  db: Db,
  username: string,
  { purpose, token, mailId }: MailToken & { mailId: number },
): Promise<Issued | undefined> {
  const [account] = await db.query<Issued>(sql`
    with account as (select ${accountColumns} from clients c where c.username = ${normaliseUsername(username)}),
    stored as (
      insert into mail_tokens as t (client_id, purpose, hash, expires_at, mail_id)
      select id, ${purpose}, ${tokenHash(token)}, now() + make_interval(mins => ${mailTokenMinutes}), ${mailId}::bigint
      from account
      on conflict (client_id, purpose) do update
        set hash = excluded.hash, expires_at = excluded.expires_at, mail_id = excluded.mail_id, used_at = null,
          session_id = null
        where t.mail_id is null or t.mail_id < excluded.mail_id or (t.hash = excluded.hash and t.used_at is null)
      returning client_id)
    select account.*, exists (select from stored) as "isNewest" from account`);
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

/** Whose token this is that was used a moment ago, and the session that began then. */
async function findUsed(db: Db, { purpose, token }: MailToken): Promise<UsedToken | undefined> {
  const [used] = await db.query<UsedToken>(sql`
    select ${accountColumns}, t.session_id as "sessionId" from mail_tokens t join clients c on c.id = t.client_id
    where t.hash = ${tokenHash(token)} and t.purpose = ${purpose} and ${isWithinGrace(sql`t.used_at`)}`);
  return used;
}

async function lockClient(db: Db, { purpose, token }: MailToken): Promise<void> {
  await db.query(sql`
    select from clients where id = (
      select client_id from mail_tokens where hash = ${tokenHash(token)} and purpose = ${purpose}) for update`);
}

async function keepSession(db: Db, token: string, sessionId: string): Promise<void> {
  await db.query(sql`update mail_tokens set session_id = ${sessionId} where hash = ${tokenHash(token)}`);
}

/** Tokens of mailed links: of any number of simultaneous uses exactly one succeeds. */
export function mailTokenRepository(db: Db) {
  return {
    /** Stores the token of a mail for the client with this username, instead of older ones; undefined when there is none. */
    issue: (username: string, token: MailToken & { mailId: number }) => issue(db, username, token),
    /** Whose token this is, without spending it. */
    find: (token: MailToken) => find(db, token),
    /** Spends the token; undefined when it is unknown, spent, replaced, too old or meant for something else. */
    spend: (token: MailToken) => spend(db, token),
    /** Whose token this is, if it was used within the grace time and nothing has voided it since. */
    findUsed: (token: MailToken) => findUsed(db, token),
    /** Lets everything else that concerns the token's client wait until the end of the transaction. */
    lockClient: (token: MailToken) => lockClient(db, token),
    /** Keeps which session a token began. */
    keepSession: (token: string, sessionId: string) => keepSession(db, token, sessionId),
  };
}
