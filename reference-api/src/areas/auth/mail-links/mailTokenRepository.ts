import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { LinkKind } from '#mail/queue/mailRepository.ts';
import { accountColumns, isEnabled, normaliseUsername, type Account } from '../accountRepository.ts';
import { tokenHash } from '../opaqueToken.ts';
import { isWithinGrace } from '../repeatGrace.ts';

type MailPurpose = LinkKind;

const mailTokenMinutes = 10;

/** A token as received. */
export interface MailToken {
  purpose: MailPurpose;
  token: string;
}

export interface NewToken extends MailToken {
  mailId: number;
  /** How long it is valid. @default 10 */
  minutes?: number;
}

/** `isNewest`: no newer mail has replaced the token. */
type Issued = Account & { isNewest: boolean };

/** With the session that the token's first use began. */
export type UsedToken = Account & { sessionId: string | null };

/**
 * One statement, so that known and unknown usernames cost the same. The token of a resent mail becomes valid again,
 * unless it was used or a newer mail has replaced it.
 */
async function issue(
  db: Db,
  username: string,
  { purpose, token, mailId, minutes = mailTokenMinutes }: NewToken,
): Promise<Issued | undefined> {
  const [account] = await db.query<Issued>(sql`
    with account as (select ${accountColumns} from clients c where c.username = ${normaliseUsername(username)} and ${isEnabled}),
    stored as (
      insert into mail_tokens as t (client_id, purpose, hash, expires_at, mail_id)
      select id, ${purpose}, ${tokenHash(token)}, now() + make_interval(mins => ${minutes}), ${mailId}::bigint
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
    sql`select ${accountColumns} from mail_tokens t join clients c on c.id = t.client_id where ${isEnabled} and ${isOpen(token)}`,
  );
  return account;
}

async function spend(db: Db, token: MailToken): Promise<Account | undefined> {
  const [account] = await db.query<Account>(sql`
    update mail_tokens t set used_at = now() from clients c
    where c.id = t.client_id and ${isEnabled} and ${isOpen(token)} returning ${accountColumns}`);
  return account;
}

async function findUsed(db: Db, { purpose, token }: MailToken): Promise<UsedToken | undefined> {
  const [used] = await db.query<UsedToken>(sql`
    select ${accountColumns}, t.session_id as "sessionId" from mail_tokens t join clients c on c.id = t.client_id
    where ${isEnabled} and t.hash = ${tokenHash(token)} and t.purpose = ${purpose} and ${isWithinGrace(sql`t.used_at`)}`);
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

/** Exactly one of several simultaneous uses of a token succeeds. */
export function mailTokenRepository(db: Db) {
  return {
    /** Stores a token, replacing older ones; undefined if no client has this username. */
    issue: (username: string, token: NewToken) => issue(db, username, token),
    /** The account of a valid token, which is not spent. */
    find: (token: MailToken) => find(db, token),
    /** Undefined if the token is unknown, spent, replaced, expired or issued for another purpose. */
    spend: (token: MailToken) => spend(db, token),
    /** The account of a token used within the grace time and not voided since. */
    findUsed: (token: MailToken) => findUsed(db, token),
    /** Locks the token's client until the end of the transaction. */
    lockClient: (token: MailToken) => lockClient(db, token),
    keepSession: (token: string, sessionId: string) => keepSession(db, token, sessionId),
  };
}
