import { sql, type SQL } from 'drizzle-orm';
import type { Delivery } from '@portal/wire';
import type { Db } from '#db/Db.ts';

export interface StoredCris {
  cri_json: unknown[];
  revision: number;
  delivery: Delivery;
}

export interface Change {
  clientId: number;
  criJson: readonly unknown[];
  /** See watchedKeys. */
  keys: readonly number[];
  /** The revision the client had read; undefined to overwrite. */
  revision: number | undefined;
  /** Unchanged if undefined. */
  delivery: Delivery | undefined;
}

const never: StoredCris = { cri_json: [], revision: 0, delivery: 'single' };

async function of(db: Db, clientId: number): Promise<StoredCris> {
  const [stored] = await db.query<StoredCris>(
    sql`select cri_json, revision, delivery from preferences where client_id = ${clientId}`,
  );
  return stored ?? never;
}

/** One statement: of changes based on the same revision only one is stored. */
async function keep(db: Db, { clientId, criJson, keys, ...rest }: Change): Promise<number | undefined> {
  const { revision, delivery } = rest;
  const isBasedOn = (current: SQL) =>
    revision === undefined ? sql`true` : sql`${current} = ${revision}::bigint`;
  const [stored] = await db.query<{ revision: number }>(sql`
    insert into preferences as p (client_id, cri_json, keys, delivery)
    select ${clientId}, ${JSON.stringify(criJson)}::jsonb, ${sql.param(keys)}::int[], ${delivery ?? never.delivery}
    where ${isBasedOn(sql`coalesce((select revision from preferences where client_id = ${clientId}), 0)`)}
    on conflict (client_id) do update set cri_json = excluded.cri_json, keys = excluded.keys,
      delivery = coalesce(${delivery ?? null}, p.delivery), revision = p.revision + 1, changed_at = now()
    where ${isBasedOn(sql`p.revision`)}
    returning p.revision`);
  return stored?.revision;
}

/** Clients without preferences get mails too, about saved views. */
const deliver = (db: Db, clientId: number, delivery: Delivery) =>
  db.query(sql`
    insert into preferences as p (client_id, cri_json, keys, delivery)
    select id, '[]', '{}', ${delivery} from clients where id = ${clientId}
    on conflict (client_id) do update set delivery = excluded.delivery, revision = p.revision + 1, changed_at = now()
    where p.delivery <> excluded.delivery`);

export function preferencesRepository(db: Db) {
  return {
    /** Without stored preferences: nothing, and `single` delivery. */
    of: (clientId: number) => of(db, clientId),
    /** The new revision; undefined, storing nothing, if something else was stored since. */
    keep: (change: Change) => keep(db, change),
    /** Changes nothing but how mails are delivered. */
    deliver: (clientId: number, delivery: Delivery) => deliver(db, clientId, delivery),
  };
}
