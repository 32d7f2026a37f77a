import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

/** What tests add is as invented as the demo. */
export const invented = sql`origin in ('demo', 'test')`;

/** SQL for the firms that clients and readings name: nothing else may lose them. */
export const usedFirms: SQL = sql`
  select firm_id from clients where firm_id is not null union select firm_id from readership where firm_id is not null`;

/** What an audit entry is about. */
interface Subject {
  kind: string;
  name: string;
}

const subjects = sql`(
  select 'client' as kind, external_reference as name, origin from clients
  union all select 'package', name, origin from packages
  union all select 'firm', reference, origin from firms)`;

export const inventedSubjects = (inside: Db): Promise<Subject[]> =>
  inside.query<Subject>(sql`select kind, name from ${subjects} as found where ${invented}`);

/**
 * Of those that were there before and are gone, removes what the feeds of the demo and of tests changed, which are named like
 * their origins. What others did stays. Returns how many entries.
 */
export async function removeAudit(inside: Db, before: readonly Subject[]): Promise<number> {
  const removed = await inside.query(sql`
    delete from audit_entries using jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as earlier(kind text, name text)
    where who in ('demo', 'test') and subject = earlier.name and action like earlier.kind || ' %'
      and not exists (
        select from ${subjects} as found where found.kind = earlier.kind and found.name = earlier.name)
    returning 1`);
  return removed.length;
}
