import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { recordChange } from '#people/auditTrail.ts';
import { FeedRefusal } from '../FeedRefusal.ts';

/** `research`: publications and what they are tagged with. `people`: firms, packages, clients. `readership`: who read what. */
export const feedRights = ['research', 'people', 'readership'] as const;

export type FeedRight = (typeof feedRights)[number];

export interface FeedKey {
  name: string;
  rights: readonly string[];
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Returns the key, which is stored nowhere.
 * @throws FeedRefusal if the name was used before
 */
export async function addKey(inside: Db, { name, rights }: FeedKey, who: string): Promise<string> {
  const key = `feed_${randomBytes(32).toString('base64url')}`;
  const added = await inside.query(sql`
    insert into feed_keys (name, hash, rights) values (${name}, ${hashOf(key)}, ${sql.param(rights)}::text[])
    on conflict do nothing returning 1`);
  if (added.length === 0) throw new FeedRefusal(`There was a key ${name} before.`, 'Give it another name.');
  await recordChange(inside, { who, action: 'key added', subject: name, after: { rights } });
  return key;
}

/** With effect on the next call. @throws FeedRefusal */
export async function revokeKey(inside: Db, name: string, who: string): Promise<void> {
  const revoked = await inside.query(sql`
    update feed_keys set revoked_at = now() where name = ${name} and revoked_at is null returning 1`);
  if (revoked.length === 0) throw new FeedRefusal(`There is no key ${name} in force.`, 'Correct its name.');
  await recordChange(inside, { who, action: 'key revoked', subject: name });
}

/** Undefined for a key that is unknown or revoked. */
export async function findKey(db: Db, authorization: string | undefined): Promise<FeedKey | undefined> {
  const [, key] = /^Bearer (feed_[\w-]{43})$/.exec(authorization ?? '') ?? [];
  if (key === undefined) return undefined;
  const [found] = await db.query<FeedKey>(
    sql`select name, rights from feed_keys where hash = ${hashOf(key)} and revoked_at is null`,
  );
  return found;
}
