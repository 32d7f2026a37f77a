import { sql } from 'drizzle-orm';
import type { ServedAnalyst } from '@portal/wire-profiles';
import { tagVersion } from '#areas/publication/tags/tagsById.ts';
import type { Db } from '#db/Db.ts';
import { people } from '#db/schema/people.ts';
import { select, type OuterRowOf } from '#db/select.ts';
import { coveredBy, type CompanySelection } from '../covered-companies/coveredCompanies.ts';

const ofPerson = select(people, [
  'role',
  'translatedRole',
  'bio',
  'translatedBio',
  'email',
  'phone',
  'portrait',
]);

/** An analyst may be in no team. */
export interface AnalystRow extends OuterRowOf<typeof ofPerson> {
  id: number;
  name: string;
  externalId: string;
  classes: string[];
}

/** Undefined if the analyst is unknown, has left, or has no profile. */
export async function findAnalyst(db: Db, ref: string): Promise<AnalystRow | undefined> {
  const [found] = await db.query<AnalystRow>(sql`
    select tags.id, tags.value as name, tags.external_id as "externalId", related_asset_classes as classes,
      ${ofPerson}
    from tags left join people on analyst_id = tags.id
    where category = 'Analyst' and tags.external_id = ${ref.normalize('NFC')} and profile_active and not inactive limit 1`);
  return found;
}

export async function countCovered(db: Db, selection: CompanySelection): Promise<ServedAnalyst['coverage']> {
  const [counted] = await db.query<ServedAnalyst['coverage']>(sql`
    select count(*)::int as companies, count(distinct sector_id)::int as sectors from (${coveredBy(selection)}) covered`);
  return counted ?? { companies: 0, sectors: 0 };
}

/** By name. */
export async function coveredSectors(
  db: Db,
  selection: CompanySelection,
): Promise<{ id: number; tagVersion: number }[]> {
  return db.query(sql`
    select sector.id, ${tagVersion}
    from tags sector where id in (select sector_id from (${coveredBy(selection)}) covered) and not inactive
    order by sector.value collate "und-x-icu", sector.id limit ${selection.limit}`);
}
