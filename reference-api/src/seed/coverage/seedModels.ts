import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { idsOf, storePublications, type TagIds } from '../storePublications.ts';
import { companies } from '../universe.ts';
import { companyIsin, companyModel, gkNumber } from './companyModel.ts';

/** Any number, but the same in every process. */
const modelsLock = 4_300_005;

interface Now {
  today: string;
  /** Undefined if the day is over. */
  minutesNow: number | undefined;
}

/** Links companies to their current models; older models stay, as they may be linked. */
export async function seedModels(db: Db, tags: TagIds, { today, minutesNow }: Now): Promise<void> {
  const models = companies.map((company) => companyModel(company, today, minutesNow));
  const rows = companies.map((company, index) => ({
    id: idsOf([['Company', company.name]], tags)[0],
    gk_number: gkNumber(company),
    isin: companyIsin(company),
    model_ref: models[index]?.docRef ?? null,
  }));
  await db.transaction(async (inside) => {
    await inside.query(sql`select pg_advisory_xact_lock(${modelsLock})`);
    await storePublications(
      inside,
      models.filter((model) => model !== undefined),
      { tags, origin: 'demo' },
    );
    await inside.query(sql`
      update companies set gk_number = new.gk_number, isin = new.isin, model_ref = new.model_ref
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(id int, gk_number text, isin text, model_ref text)
      where companies.id = new.id
        and (companies.gk_number, companies.isin, companies.model_ref) is distinct from (new.gk_number, new.isin, new.model_ref)`);
  });
}
