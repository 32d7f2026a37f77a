import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import { refuseForeign, type Provenance } from '#feed/Provenance.ts';
import type { RecordOf } from '#feed/records/feedRecord.ts';
import { recordChange } from './auditTrail.ts';

const facts = sql`portal_tabs, aggregated_types, asset_classes, languages`;

type Facts = Omit<RecordOf<'package'>, 'kind' | 'name'>;

const factsOf = ({ portal_tabs, aggregated_types, asset_classes, languages }: Facts): Facts => ({
  portal_tabs,
  aggregated_types,
  asset_classes,
  languages,
});

/**
 * Adds or changes what clients subscribe to, with effect on their next call.
 * @throws FeedRefusal
 */
export async function storePackage(
  inside: Db,
  fed: RecordOf<'package'>,
  { who, provenance: { origin } }: { who: string; provenance: Provenance },
): Promise<void> {
  const { name, portal_tabs, aggregated_types, asset_classes, languages } = fed;
  const after = factsOf(fed);
  const [known] = await inside.query<Facts & { origin: string }>(
    sql`select ${facts}, origin from packages where name = ${name} for update`,
  );
  if (known !== undefined) refuseForeign(`${name} is a package`, { of: known.origin, origin });
  const before = known && factsOf(known);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const list = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
  await inside.query(sql`
    insert into packages (name, ${facts}, origin)
    values (${name}, ${list(portal_tabs)}, ${list(aggregated_types)}, ${list(asset_classes)}, ${list(languages)}, ${origin})
    on conflict (name) do update set (${facts}) =
      (excluded.portal_tabs, excluded.aggregated_types, excluded.asset_classes, excluded.languages)`);
  const action = before === undefined ? 'package added' : 'package changed';
  await recordChange(inside, { who, action, subject: name, before, after });
}

/** @throws FeedRefusal if there is none, or clients have it */
export async function removePackage(inside: Db, name: string, who: string): Promise<void> {
  const [found] = await inside.query<{ id: number; clients: number }>(sql`
    select id, (select count(*)::int from clients where package_id = packages.id) as clients
    from packages where name = ${name} for update`);
  if (found === undefined) throw new FeedRefusal(`There is no package “${name}”.`, 'Correct its name.');
  const { id, clients } = found;
  if (clients > 0)
    throw new FeedRefusal(
      `${clients === 1 ? 'One client has' : `${clients} clients have`} the package “${name}”.`,
      'Give them another one first.',
    );
  const [before] = await inside.query<{ name: string }>(
    sql`delete from packages where id = ${id} returning ${facts}`,
  );
  await recordChange(inside, { who, action: 'package removed', subject: name, before });
}
