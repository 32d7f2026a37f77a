import { languageNames } from '@portal/contract';
import { sql } from 'drizzle-orm';
import { hashOfNobody } from '#areas/auth/passwords.ts';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import { refuseForeign, type Provenance } from '#feed/Provenance.ts';
import type { RecordOf } from '#feed/records/feedRecord.ts';
import { recordChange } from './auditTrail.ts';
import { endLinks, endSessions } from './endAccess.ts';
import { clientOrigin, findClient, type ClientFacts } from './lockClient.ts';

interface Setting {
  /** Who changes it. */
  who: string;
  passwordPower: number;
  provenance: Provenance;
}

/** Any number, but the same in every process. */
const peopleLock = 4_300_008;

/** Until the transaction ends, nobody else changes people and their firms. */
export const takeTurn = (inside: Db): Promise<unknown> =>
  inside.query(sql`select pg_advisory_xact_lock(${peopleLock})`);

/** Returns whether anything changed. @throws FeedRefusal */
export async function storeFirm(
  inside: Db,
  { reference, name }: RecordOf<'firm'>,
  { who, provenance: { origin } }: Pick<Setting, 'who' | 'provenance'>,
): Promise<boolean> {
  await takeTurn(inside);
  const [known] = await inside.query<{ name: string; origin: string }>(
    sql`select name, origin from firms where reference = ${reference}`,
  );
  if (known !== undefined) refuseForeign(`${reference} is a firm`, { of: known.origin, origin });
  if (known?.name === name) return false;
  await inside.query(sql`
    insert into firms (reference, name, origin) values (${reference}, ${name}, ${origin})
    on conflict (reference) do update set name = excluded.name`);
  const action = known === undefined ? 'firm added' : 'firm changed';
  const before = known && { name: known.name };
  await recordChange(inside, { who, action, subject: reference, before, after: { name } });
  return true;
}

async function findFirm(inside: Db, name: string): Promise<{ id: number; reference: string }> {
  const [firm, another] = await inside.query<{ id: number; reference: string }>(sql`
    select id, reference from firms where ${name} in (reference, name) order by reference = ${name} desc limit 2`);
  if (firm === undefined)
    throw new FeedRefusal(
      `There is no firm “${name}”.`,
      'Feed it first, in a line before this one, or correct its name.',
    );
  if (another !== undefined && firm.reference !== name)
    throw new FeedRefusal(`Several firms are called “${name}”.`, 'Name the firm by its reference.');
  return firm;
}

async function findPackage(inside: Db, name: string): Promise<number> {
  const [found] = await inside.query<{ id: number }>(sql`select id from packages where name = ${name}`);
  if (found !== undefined) return found.id;
  throw new FeedRefusal(
    `There is no package “${name}”.`,
    'Feed it first, in a line before this one, or correct its name.',
  );
}

async function refuseTakenAddress(inside: Db, { email, reference }: RecordOf<'client'>): Promise<void> {
  const [other] = await inside.query<{ reference: string }>(sql`
    select external_reference as reference from clients where username = ${email} and external_reference <> ${reference}`);
  if (other === undefined) return;
  throw new FeedRefusal(
    `The client ${other.reference} has the address ${email}.`,
    'Give each client an address of their own.',
  );
}

const isSame = (one: ClientFacts, other: ClientFacts) =>
  one.name === other.name &&
  one.email === other.email &&
  one.firm === other.firm &&
  one.package === other.package &&
  one.disabled === other.disabled;

/** A new client has no password, unless invented: an invitation lets them set one. */
async function addClient(
  inside: Db,
  { reference, name, email, language, disabled = false }: RecordOf<'client'>,
  { firmId, packageId, setting }: { firmId: number; packageId: number; setting: Setting },
): Promise<void> {
  const { passwordPower, provenance } = setting;
  const { passwordHash, acceptedTerms } = provenance.logins.get(reference) ?? {
    passwordHash: hashOfNobody(passwordPower),
    acceptedTerms: false,
  };
  await inside.query(sql`
    insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id, firm_id,
      origin, disabled_at)
    values (${email}, ${passwordHash}, ${name}, ${reference}, ${languageNames[language]}, ${acceptedTerms}, ${packageId}, ${firmId},
      ${clientOrigin(provenance.origin)}, case when ${disabled}::boolean then now() end)`);
}

/**
 * Adds a client, or changes the one with the reference, with effect on the next call. Returns whether anything changed.
 * @throws FeedRefusal
 */
export async function storeClient(inside: Db, fed: RecordOf<'client'>, setting: Setting): Promise<boolean> {
  const { who, provenance } = setting;
  const { reference, name, email } = fed;
  await takeTurn(inside);
  const firm = await findFirm(inside, fed.firm);
  const packageId = await findPackage(inside, fed.package);
  await refuseTakenAddress(inside, fed);
  const known = await findClient(inside, reference, provenance.origin);
  const disabled = fed.disabled ?? known?.facts.disabled ?? false;
  const after = { name, email, firm: firm.reference, package: fed.package, disabled };
  if (known === undefined) {
    await addClient(inside, fed, { firmId: firm.id, packageId, setting });
    await recordChange(inside, { who, action: 'client added', subject: reference, after });
    return true;
  }
  const { id, facts: before } = known;
  if (isSame(before, after)) return false;
  await inside.query(sql`
    update clients set name = ${name}, username = ${email}, firm_id = ${firm.id}, package_id = ${packageId},
      disabled_at = case when ${disabled}::boolean then coalesce(disabled_at, now()) end
    where id = ${id}`);
  if (disabled || before.email !== email) await endLinks(inside, id);
  if (disabled) await endSessions(inside, id);
  await recordChange(inside, { who, action: 'client changed', subject: reference, before, after });
  return true;
}
