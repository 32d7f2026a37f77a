import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import { refuseForeign, type Provenance } from '#feed/Provenance.ts';

/** What an operator says about a client. */
export interface ClientFacts {
  name: string;
  email: string;
  /** Its reference; null for clients from before firms. */
  firm: string | null;
  package: string;
  disabled: boolean;
}

/** What `clients` call those of a bank. */
export const clientOrigin = (origin: Provenance['origin']): string => (origin === 'feed' ? 'client' : origin);

interface StoredClient {
  id: number;
  facts: ClientFacts;
}

interface Row extends ClientFacts {
  id: number;
  origin: string;
}

/**
 * Finds a client, whom nobody else changes until the transaction ends.
 * @throws FeedRefusal for an account of the demo, or for the demo one of a bank
 */
export async function findClient(
  inside: Db,
  reference: string,
  by: Provenance['origin'],
): Promise<StoredClient | undefined> {
  const [row] = await inside.query<Row>(sql`
    select c.id, c.name, c.username as email, f.reference as firm, p.name as package, c.disabled_at is not null as disabled, c.origin
    from clients c join packages p on p.id = c.package_id left join firms f on f.id = c.firm_id
    where c.external_reference = ${reference} for update of c`);
  if (row === undefined) return undefined;
  const { id, origin, ...facts } = row;
  refuseForeign(`${reference} is an account`, { of: origin, origin: clientOrigin(by) });
  return { id, facts };
}

/** @throws FeedRefusal if there is no such client */
export async function lockClient(inside: Db, reference: string): Promise<StoredClient> {
  const client = await findClient(inside, reference, 'feed');
  if (client !== undefined) return client;
  throw new FeedRefusal(`There is no client ${reference}.`, 'Correct the reference, or add the client.');
}
