import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { addDays } from '#publishingDay.ts';
import { SeededRandom } from '../SeededRandom.ts';
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

/** Analysts that changed in the last weeks, which a feed only notes on their days; existing ones stay. [L-25] */
export async function seedCoverageChanges(inside: Db, today: string): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, ago) => addDays(today, -ago));
  const referenceOf = (analyst: number | undefined) => analysts[analyst ?? -1]?.externalId;
  const rows = days.flatMap(handoverOn).map(({ company, day, before }) => ({
    company: company.externalId,
    day,
    before: referenceOf(before),
    after: referenceOf(company.analysts[0]),
  }));
  const tagId = (category: string, reference: SQL) =>
    sql`(select id from tags where category = ${category} and external_id = ${reference} and origin = 'demo')`;
  await inside.query(sql`
    insert into coverage_changes (company_id, changed_on, kind, analysts_before, analysts_after)
    select ${tagId('Company', sql`company`)}, day, 'analysts', array[${tagId('Analyst', sql`before`)}], array[${tagId('Analyst', sql`after`)}]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(company text, day date, before text, after text)
    where ${tagId('Company', sql`company`)} is not null
    on conflict do nothing`);
}
