import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { clients, packages } from '#db/schema/accounts.ts';
import { select } from '#db/select.ts';
import { Batch } from '#db/Batch.ts';
import type { Client } from '#policies/Client.ts';
import { clientKeys, type Subscription } from '#policies/entitlements.ts';
import type { Services } from '#Services.ts';
import { lastVisit } from '../following/read-marks/visits.ts';
import type { AccessClaims } from './accessToken.ts';
import { isEnabled, type Account } from './accountRepository.ts';
import { tokenHash, graceSeconds } from './opaqueToken.ts';
import { isWithinGrace } from './repeatGrace.ts';
import { isOpenSession, sessionLimits, tokenExpiry, type SessionLimits } from './sessionLimits.ts';

interface ClientRow extends Omit<Client, 'keys' | 'subscription'>, Subscription {}

/** `reused`: a spent token was used again, so the session was ended. */
export type Rotation =
  | { outcome: 'rotated' | 'repeated' | 'reused'; session: AccessClaims }
  | { outcome: 'refused' };

interface Sessions {
  db: Db;
  limits: SessionLimits;
}

interface Beginning {
  token: string;
  remembered: boolean;
}

/** SQL for sessions that a password change has just ended: they may only repeat that change. */
const isJustChanged = sql`(f.ended_by_change and ${isWithinGrace(sql`f.revoked_at`)})`;

const ofClient = select(
  clients,
  ['id', 'username', 'name', 'externalReference', 'preferredLanguage', 'acceptedTerms'],
  'c',
);

const ofPackage = select(packages, ['portalTabs', 'aggregatedTypes', 'assetClasses', 'languages'], 'p');

/** In the order of `claims`, in one statement; undefined for a session that is over. */
async function clientsOf(
  { db, limits }: Sessions,
  claims: readonly AccessClaims[],
  orJustChanged = false,
): Promise<(Client | undefined)[]> {
  const ids = claims.map(({ sessionId }) => sessionId);
  const statement = sql`
    select f.id as "sessionId", ${ofClient}, ${ofPackage}, f.ended_by_change as "hasJustChanged", ${lastVisit} as "lastVisit"
    from token_families f join clients c on c.id = f.client_id join packages p on p.id = c.package_id
      left join visits on visits.client_id = c.id
    where f.id = any(${sql.param(ids)}::uuid[]) and ${isEnabled}
      and (${isOpenSession(limits)} or (${orJustChanged}::boolean and ${isJustChanged}))`;
  const rows = await db.query<ClientRow>(statement, 'clients of sessions');
  const clients = new Map(rows.map((row) => [row.sessionId, clientOf(row)]));
  return claims.map(({ sessionId, clientId }) => {
    const client = clients.get(sessionId);
    return client?.id === clientId ? client : undefined;
  });
}

function clientOf({ aggregatedTypes, assetClasses, languages, ...client }: ClientRow): Client {
  const subscription = { aggregatedTypes, assetClasses, languages };
  return { ...client, subscription, keys: clientKeys(subscription) };
}

/** Waits for a password change in progress, and then starts nothing. */
async function start(
  { db, limits }: Sessions,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  { token, remembered }: Beginning,
): Promise<AccessClaims | undefined> {
  const [session] = await db.query<AccessClaims>(sql`
    with client as (
      update clients c set last_sign_in = now() where c.id = ${id} and c.password_hash = ${passwordHash} and ${isEnabled} returning c.id),
    family as (
      insert into token_families (id, client_id, remembered)
      select ${randomUUID()}::uuid, id, ${remembered}::boolean from client returning id, client_id, remembered),
    stored as (
      insert into refresh_tokens (hash, family_id, expires_at)
      select ${tokenHash(token)}, id, ${tokenExpiry(limits, sql`remembered`)} from family)
    select client_id as "clientId", id as "sessionId" from family`);
  return session;
}

async function join(
  { db, limits }: Sessions,
  sessionId: string,
  token: string,
): Promise<AccessClaims | undefined> {
  const [session] = await db.query<AccessClaims>(sql`
    with stored as (
      insert into refresh_tokens (hash, family_id, expires_at)
      select ${tokenHash(token)}, f.id, ${tokenExpiry(limits, sql`f.remembered`)} from token_families f
      where f.id = ${sessionId} and ${isOpenSession(limits)} returning family_id)
    select f.client_id as "clientId", f.id as "sessionId" from token_families f join stored on stored.family_id = f.id`);
  return session;
}

/** One statement: only one of several simultaneous attempts spends the token. */
async function spend(
  { db, limits }: Sessions,
  token: string,
  successor: string,
): Promise<AccessClaims | undefined> {
  const [row] = await db.query<AccessClaims>(sql`
    with spent as (
      update refresh_tokens t set used_at = now() from token_families f
      where t.hash = ${tokenHash(token)} and t.used_at is null and t.expires_at > now()
        and f.id = t.family_id and ${isOpenSession(limits)}
      returning f.id, f.client_id, f.remembered),
    stored as (
      insert into refresh_tokens (hash, family_id, expires_at)
      select ${tokenHash(successor)}, id, ${tokenExpiry(limits, sql`remembered`)} from spent),
    renewed as (update token_families f set renewed_at = now() from spent where f.id = spent.id)
    select client_id as "clientId", id as "sessionId" from spent`);
  return row;
}

async function rotate(sessions: Sessions, token: string, successor: string): Promise<Rotation> {
  const { db, limits } = sessions;
  const session = await spend(sessions, token, successor);
  if (session) return { outcome: 'rotated', session };
  const [used] = await db.query<AccessClaims & { recent: boolean; over: boolean }>(sql`
    select f.client_id as "clientId", f.id as "sessionId", not ${isOpenSession(limits)} as over,
      t.used_at > now() - make_interval(secs => ${graceSeconds}) as recent
    from refresh_tokens t join token_families f on f.id = t.family_id
    where t.hash = ${tokenHash(token)} and t.used_at is not null`);
  if (used === undefined || used.over) return { outcome: 'refused' };
  const { clientId, sessionId } = used;
  if (used.recent) return { outcome: 'repeated', session: { clientId, sessionId } };
  await db.query(
    sql`update token_families set revoked_at = now() where id = ${sessionId} and revoked_at is null`,
  );
  return { outcome: 'reused', session: { clientId, sessionId } };
}

async function end(db: Db, token: string, replacedBy: string): Promise<number | undefined> {
  const [ended] = await db.query<{ clientId: number }>(sql`
    update token_families set revoked_at = now()
    where revoked_at is null and id = (select family_id from refresh_tokens where hash = ${tokenHash(token)})
      and id is distinct from (select family_id from refresh_tokens where hash = ${tokenHash(replacedBy)})
    returning client_id as "clientId"`);
  return ended?.clientId;
}

async function knows(db: Db, token: string): Promise<boolean> {
  const found = await db.query(sql`select from refresh_tokens where hash = ${tokenHash(token)}`);
  return found.length > 0;
}

export function sessionRepository({ db, config }: Pick<Services, 'db' | 'config'>) {
  const sessions = { db, limits: sessionLimits(config) };
  const batch = new Batch((claims: readonly AccessClaims[]) => clientsOf(sessions, claims));
  return {
    /** Undefined if the session is over. */
    clientOf: (claims: AccessClaims) => batch.get(claims),
    /** Also accepts a session that a password change has just ended. */
    clientWhoMayRepeat: async (claims: AccessClaims) => (await clientsOf(sessions, [claims], true))[0],
    /** Whether a refresh token was issued and is still stored, even if spent. */
    knows: (token: string) => knows(db, token),
    /** Undefined if the checked password is no longer in force. */
    start: (account: Pick<Account, 'id' | 'passwordHash'>, beginning: Beginning) =>
      start(sessions, account, beginning),
    /** Adds a refresh token to a session; undefined if the session is over. */
    join: (sessionId: string, token: string) => join(sessions, sessionId, token),
    /** A spent token may be repeated within the grace time; later it ends the session. */
    rotate: (token: string, successor: string) => rotate(sessions, token, successor),
    /** Returns the client's id; undefined if the session was not open, or continues with the token in `replacedBy`. */
    end: (token: string, replacedBy = '') => end(db, token, replacedBy),
  };
}
