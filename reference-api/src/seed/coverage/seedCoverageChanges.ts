import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { addDays } from '#publishingDay.ts';
import { SeededRandom } from '../SeededRandom.ts';
import { idsOf, type TagIds } from '../storePublications.ts';
import { analysts, analystsByClass, companies } from '../universe.ts';

const daysBack = 21;

/** A company that another analyst covered until a day; on some days none. */
function handoverOn(day: string) {
  const stream = new SeededRandom(`handover ${day}`);
  const company = stream.pick(companies);
  const [main] = company.analysts;
  const [assetClass] = company.assetClasses;
  if (company.inactive || main === undefined || assetClass === undefined || !stream.chance(0.4)) return [];
  const before = stream.pick(analystsByClass[assetClass]);
  return before === main ? [] : [{ company, day, before }];
}

/** Analysts that changed in the last weeks, so that each day's are there before the next; existing ones stay. [L-25] */
export async function seedCoverageChanges(db: Db, tags: TagIds, today: string): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, ago) => addDays(today, -ago));
  const idOf = (analyst: number | undefined) =>
    idsOf([['Analyst', analysts[analyst ?? -1]?.name ?? '']], tags);
  const rows = days.flatMap(handoverOn).map(({ company, day, before }) => ({
    id: idsOf([['Company', company.name]], tags)[0],
    day,
    before: idOf(before),
    after: idOf(company.analysts[0]),
  }));
  await db.query(sql`
    insert into coverage_changes (company_id, changed_on, kind, analysts_before, analysts_after)
    select id, day, 'analysts', before, after from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(id int, day date, before int[], after int[])
    on conflict do nothing`);
}
