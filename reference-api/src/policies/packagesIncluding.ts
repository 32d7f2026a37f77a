import { sql, type SQL } from 'drizzle-orm';
import { clientKeys, entitlementsOf } from './entitlements.ts';

const nothing = clientKeys({ aggregatedTypes: [], assetClasses: [], languages: [] });

/** SQL for packages whose clientKeys overlap these keys. */
export function packagesIncluding(ent: readonly number[]): SQL {
  if (ent.some((key) => nothing.includes(key))) return sql`select id from packages`;
  return sql`
    select pk.id from packages pk where exists (
      select from jsonb_to_recordset(${JSON.stringify(entitlementsOf(ent))}::jsonb) e(type text, "assetClass" text, language text)
      where e.type = any(pk.aggregated_types) and e."assetClass" = any(pk.asset_classes) and e.language = any(pk.languages))`;
}
