import { sql, type SQL } from 'drizzle-orm';
import type { LibraryName } from '@portal/wire';
import { mostViews, type ViewQuery } from '@portal/wire-libraries';
import type { Db } from '#db/Db.ts';

/** `query` is as it was saved. */
export interface StoredView {
  id: number;
  name: string;
  query: unknown;
  mail: boolean;
}

interface NewView {
  clientId: number;
  /** The id of a removed view to restore. */
  id?: number | undefined;
  library: LibraryName;
  name: string;
  query: ViewQuery;
  mail: boolean;
}

/** Undefined fields stay unchanged. */
interface ViewChange {
  clientId: number;
  id: number;
  name?: string | undefined;
  query?: ViewQuery | undefined;
  mail?: boolean | undefined;
}

/** Names that look the same are equal. */
const tidy = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

const jsonOf = (query: ViewQuery | undefined) => (query === undefined ? null : JSON.stringify(query));

/** Serialises a client's changes, so that what was counted and compared is still true when stored. */
const inTurn = <Result>(db: Db, clientId: number, work: (inside: Db) => Promise<Result>) =>
  db.transaction(async (inside) => {
    await inside.query(sql`select from clients where id = ${clientId} for update`);
    return work(inside);
  });

/** Independent of the database's locale. */
const folded = (name: SQL) => sql`lower(${name} collate "und-x-icu")`;

/** SQL for views that are not removed. */
const standing = (clientId: number, library: LibraryName) =>
  sql`client_id = ${clientId} and library = ${library} and removed_at is null`;

/** SQL for recently removed views, which can be restored with their pending mails. */
export const canComeBack = sql`removed_at > now() - interval '1 hour'`;

async function keep(inside: Db, { clientId, id, library, query, mail, ...view }: NewView) {
  const name = tidy(view.name);
  // A repeat after a lost answer is not a second view.
  const [there] = await inside.query<{ same: boolean }>(sql`
    select query = ${jsonOf(query)}::jsonb and mail = ${mail} as same from saved_views
    where ${standing(clientId, library)} and ${folded(sql`name`)} = ${folded(sql`${name}`)}`);
  if (there !== undefined) return there.same ? 'kept' : 'taken';
  const hasRoom = sql`(select count(*) from saved_views where ${standing(clientId, library)}) < ${mostViews}`;
  const [stored] = await inside.query(sql`
    with back as (
      update saved_views set name = ${name}, query = ${jsonOf(query)}::jsonb, mail = ${mail}, removed_at = null
      where id = ${id ?? null}::int and client_id = ${clientId} and library = ${library} and ${canComeBack} and ${hasRoom}
      returning id),
    made as (
      insert into saved_views (client_id, library, name, query, mail)
      select ${clientId}, ${library}, ${name}, ${jsonOf(query)}::jsonb, ${mail}
      where ${hasRoom} and not exists (select from back)
      returning id)
    select id from back union all select id from made`);
  return stored === undefined ? 'tooMany' : 'kept';
}

async function change(inside: Db, { clientId, id, query, mail, ...view }: ViewChange) {
  const name = view.name === undefined ? null : tidy(view.name);
  const [own] = await inside.query<{ taken: boolean }>(sql`
    with own as (select id, library from saved_views where id = ${id} and client_id = ${clientId} and removed_at is null),
      other as (
        select 1 from saved_views v join own on own.library = v.library and own.id <> v.id
        where v.client_id = ${clientId} and v.removed_at is null and ${folded(sql`v.name`)} = ${folded(sql`${name}::text`)}),
      changed as (
        update saved_views v set name = coalesce(${name}::text, v.name), query = coalesce(${jsonOf(query)}::jsonb, v.query),
          mail = coalesce(${mail ?? null}::boolean, v.mail)
        from own where v.id = own.id and not exists (select from other))
    select exists (select from other) as taken from own`);
  if (own === undefined) return 'gone';
  return own.taken ? 'taken' : 'kept';
}

/** Named filters of a library. [L-23] */
export function viewsRepository(db: Db) {
  return {
    /** In the order of saving. */
    of: (clientId: number, library: LibraryName) =>
      db.query<StoredView>(sql`
        select id, name, query, mail from saved_views
        where ${standing(clientId, library)} order by id`),
    keep: (view: NewView) => inTurn(db, view.clientId, (inside) => keep(inside, view)),
    change: (wish: ViewChange) => inTurn(db, wish.clientId, (inside) => change(inside, wish)),
    /** Can be undone for a while. */
    remove: (clientId: number, id: number) =>
      db.query(sql`
        update saved_views set removed_at = now()
        where id = ${id} and client_id = ${clientId} and removed_at is null`),
  };
}
