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

/** Whether coverage that begins has been there before. */
async function wasDropped(inside: Db, id: number): Promise<boolean> {
  const rows = await inside.query(
    sql`select from coverage_changes where company_id = ${id} and kind = 'dropped' limit 1`,
  );
  return rows.length > 0;
}

/** Notes what changed about who covers a company, from how the day began: what is taken back is no change. [L-25] */
export async function noteCoverageChange(
  inside: Db,
  before: (Covered & { id: number }) | undefined,
  after: Covered,
): Promise<void> {
  if (before === undefined) return;
  const { id } = before;
  const today = zurichDay(new Date());
  const [noted] = await inside.query<Covered>(sql`
    delete from coverage_changes where company_id = ${id} and changed_on = ${today}::date
    returning kind <> 'begun' as active, analysts_before as "analystIds"`);
  const began = noted ?? before;
  const kind = coverageChange(began, after);
  if (kind === undefined || (kind === 'begun' && !(await wasDropped(inside, id)))) return;
  await inside.query(sql`
    insert into coverage_changes (company_id, changed_on, kind, analysts_before, analysts_after)
    values (${id}, ${today}::date, ${kind}, ${sql.param(began.analystIds)}::int[], ${sql.param(after.analystIds)}::int[])`);
}
