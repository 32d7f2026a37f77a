import { zurichDay } from '@portal/node';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

interface Covered {
  active: boolean;
  /** Tags of the analysts. */
  analystIds: number[];
}

/** How a company is covered by now; undefined before it is known. */
export async function coverageOf(
  inside: Db,
  reference: string,
): Promise<(Covered & { id: number }) | undefined> {
  const [found] = await inside.query<Covered & { id: number }>(sql`
    select id, not inactive as active, analyst_ids as "analystIds" from companies join tags using (id)
    where category = 'Company' and external_id = ${reference}`);
  return found;
}

/** Undefined if nothing changed that readers are to know; the order of analysts is no change. [L-25] */
export function coverageChange(
  before: Covered,
  after: Covered,
): 'begun' | 'dropped' | 'analysts' | undefined {
  if (before.active !== after.active) return after.active ? 'begun' : 'dropped';
  const same = new Set([...before.analystIds, ...after.analystIds]).size;
  const isSame = same === before.analystIds.length && same === after.analystIds.length;
  return isSame || !after.active ? undefined : 'analysts';
}

/** Notes what changed about who covers a company; of a day, the last change of a kind counts. [L-25] */
export async function noteCoverageChange(
  inside: Db,
  before: (Covered & { id: number }) | undefined,
  after: Covered,
): Promise<void> {
  const kind = before && coverageChange(before, after);
  if (before === undefined || kind === undefined) return;
  await inside.query(sql`
    insert into coverage_changes (company_id, changed_on, kind, analysts_before, analysts_after)
    values (${before.id}, ${zurichDay(new Date())}::date, ${kind}, ${sql.param(before.analystIds)}::int[], ${sql.param(after.analystIds)}::int[])
    on conflict (company_id, changed_on, kind) do update set analysts_after = excluded.analysts_after`);
}
