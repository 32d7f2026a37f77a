import { zurichDay } from '@portal/node';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { Provenance } from '../Provenance.ts';

interface Covered {
  active: boolean;
  /** Tags of the analysts. */
  analystIds: number[];
}

type KnownCoverage = Covered & { id: number };

/** How companies are covered by now, by reference; without those that are not known. */
export async function coveragesOf(
  inside: Db,
  references: readonly string[],
  origin: Provenance['origin'],
): Promise<Map<string, KnownCoverage>> {
  const rows = await inside.query<KnownCoverage & { reference: string }>(sql`
    select id, external_id as reference, not inactive as active, analyst_ids as "analystIds" from companies join tags using (id)
    where category = 'Company' and origin = ${origin} and external_id = any(${sql.param(references)}::text[])`);
  return new Map(rows.map(({ reference, ...known }) => [reference, known]));
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

/** Notes what changed about who covers companies, from how the day began: what is taken back is no change. [L-25] */
export async function noteCoverageChanges(
  inside: Db,
  changes: readonly { before: KnownCoverage; after: Covered }[],
): Promise<void> {
  const today = zurichDay(new Date());
  const ids = sql.param(changes.map(({ before }) => before.id));
  const noted = await inside.query<KnownCoverage>(sql`
    delete from coverage_changes where company_id = any(${ids}::int[]) and changed_on = ${today}::date
    returning company_id as id, kind <> 'begun' as active, analysts_before as "analystIds"`);
  const begun = new Map(noted.map((each) => [each.id, each]));
  for (const { before, after } of changes) {
    const { id, active, analystIds } = begun.get(before.id) ?? before;
    const kind = coverageChange({ active, analystIds }, after);
    if (kind === undefined || (kind === 'begun' && !(await wasDropped(inside, id)))) continue;
    await inside.query(sql`
      insert into coverage_changes (company_id, changed_on, kind, analysts_before, analysts_after)
      values (${id}, ${today}::date, ${kind}, ${sql.param(analystIds)}::int[], ${sql.param(after.analystIds)}::int[])`);
  }
}
