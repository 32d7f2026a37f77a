import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

const linkKinds = ['reset_password', 'passwordless_login'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** One publication at once, or all of a day or week. */
export type NewsKind = 'publication' | 'daily' | 'weekly';

export type MailKind = LinkKind | 'password_changed' | 'invitation' | NewsKind;

export interface ClaimedMail {
  id: number;
  kind: MailKind;
  clientId: number | null;
  topic: string;
  username: string | null;
  address: string | null;
  createdMs: number;
  /** Including this one. */
  attempts: number;
}

/** How long a claim lasts; longer than the slowest sending. */
const claimMinutes = 2;

const columns = sql`m.id, m.kind, m.client_id as "clientId", m.topic, m.username, m.address, m.attempts,
  (extract(epoch from m.created_at) * 1000)::float8 as "createdMs"`;

/** Account mails have priority. */
const first = 0;

/** Stores a requested link, with the same effort whether or not the client exists. */
export async function enqueueLink(
  db: Db,
  { kind, username, address }: { kind: LinkKind; username: string; address: string },
): Promise<void> {
  await db.query(sql`
    insert into mails (kind, topic, username, address, rank)
    values (${kind}, ${`${kind}:${randomUUID()}`}, ${username}, ${address}, ${first})`);
}

/** Call in the transaction that changes the password. */
export async function enqueueNotice(inside: Db, clientId: number): Promise<void> {
  await inside.query(sql`
    insert into mails (kind, client_id, topic, rank)
    values ('password_changed', ${clientId}, ${`password_changed:${randomUUID()}`}, ${first})`);
}

/** Replaces an earlier one that was not sent. Call in the transaction that records it. */
export async function enqueueInvitation(inside: Db, clientId: number): Promise<void> {
  await dropInvitations(inside, clientId);
  await inside.query(sql`
    insert into mails (kind, client_id, topic, rank)
    values ('invitation', ${clientId}, ${`invitation:${randomUUID()}`}, ${first})`);
}

export async function dropInvitations(inside: Db, clientId: number): Promise<void> {
  await inside.query(sql`
    update mails set state = 'dropped', settled_at = now()
    where client_id = ${clientId} and kind = 'invitation' and state = 'open'`);
}

export async function dropLinks(inside: Db, clientId: number): Promise<void> {
  await inside.query(sql`
    update mails set state = 'dropped', settled_at = now(), username = null, address = null
    where state = 'open' and rank = ${first} and kind = any(${sql.param(linkKinds)}::text[])
      and username = (select username from clients where id = ${clientId})`);
}

/** Only the last process to claim a mail may change it. */
const isClaimed = ({ id, attempts }: ClaimedMail) =>
  sql`id = ${id} and attempts = ${attempts} and state = 'open'`;

async function claim(db: Db, most: number): Promise<ClaimedMail[]> {
  return db.query<ClaimedMail>(sql`
    with due as materialized (
      select id from mails where state = 'open' and due_at <= now()
      order by rank, due_at, id limit ${most} for update skip locked)
    update mails m set due_at = now() + make_interval(mins => ${claimMinutes}), attempts = m.attempts + 1
    from due where m.id = due.id returning ${columns}`);
}

async function settle(db: Db, mail: ClaimedMail, state: 'sent' | 'dropped'): Promise<void> {
  await db.query(sql`
    update mails set state = ${state}, settled_at = now(), username = null, address = null where ${isClaimed(mail)}`);
}

/** `waitMs` is undefined if the mail is given up. */
interface Failure {
  code: string;
  waitMs: number | undefined;
}

async function fail(db: Db, mail: ClaimedMail, { code, waitMs }: Failure): Promise<void> {
  await db.query(
    waitMs === undefined
      ? sql`update mails set state = 'dead', settled_at = now(), last_code = ${code}, username = null, address = null
          where ${isClaimed(mail)}`
      : sql`update mails set due_at = now() + ${waitMs} * interval '1 millisecond', last_code = ${code}
          where ${isClaimed(mail)}`,
  );
}

/** Returns the milliseconds until there is work, ignoring future digests; undefined if there is none. */
async function untilNext(db: Db): Promise<number | undefined> {
  const [row] = await db.query<{ ms: number | null }>(sql`
    select case when exists (select from announcements) then 0
      when count(*) > 0 then greatest(0, ceil(extract(epoch from min(due_at) - now()) * 1000))::float8 end as ms
    from mails where state = 'open' and (attempts > 0 or due_at <= now())`);
  return row?.ms ?? undefined;
}

const keepFor = sql`interval '8 weeks'`;
const atATime = 5000;

/** Removes mails settled weeks ago; until then their topics prevent duplicates. */
export async function removeSettled(db: Db): Promise<void> {
  let removed: unknown[];
  do {
    removed = await db.query(sql`
      with gone as (
        delete from mails where id in (
          select id from mails where state <> 'open' and settled_at <= now() - ${keepFor} limit ${atATime})
        returning id, client_id, topic),
      items as (
        delete from mail_items i using gone where i.client_id = gone.client_id and i.topic = gone.topic)
      select id from gone`);
  } while (removed.length === atATime);
}

/**
 * Makes mails that a killed process was sending due at once, ahead of others. Only without other processes: their mails
 * would be sent twice.
 */
export async function releaseClaims(db: Db): Promise<void> {
  await db.query(sql`update mails set due_at = created_at where state = 'open' and attempts > 0`);
}

export function mailRepository(db: Db) {
  return {
    /** Claims due mails for two minutes. */
    claim: (most: number) => claim(db, most),
    settle: (mail: ClaimedMail, state: 'sent' | 'dropped') => settle(db, mail, state),
    fail: (mail: ClaimedMail, failure: Failure) => fail(db, mail, failure),
    untilNext: () => untilNext(db),
  };
}

export type MailRepository = ReturnType<typeof mailRepository>;
