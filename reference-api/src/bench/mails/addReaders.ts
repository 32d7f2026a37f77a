import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { allTags } from '#areas/publication/tags/repository.ts';
import { aggregatedTypes, assetClasses } from '#policies/entitlements.ts';
import { watchedKeys } from '#policies/watchedKeys.ts';
import { SeededRandom } from '#seed/SeededRandom.ts';
import { readPreferences } from '@portal/wire';

const deliveries = ['single', 'single', 'daily', 'weekly'];
const packages = 8;

async function addPackages(db: Db): Promise<void> {
  const rows = Array.from({ length: packages }, (_, index) => ({
    name: `bench-${index}`,
    aggregated_types: aggregatedTypes,
    asset_classes: assetClasses.filter((_each, bit) => (index + 1) & (1 << bit)),
    languages: index % 3 === 0 ? ['de'] : ['en', 'de'],
  }));
  await db.query(sql`
    insert into packages (name, portal_tabs, aggregated_types, asset_classes, languages)
    select name, '{}', aggregated_types, asset_classes, languages from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(name text, aggregated_types text[], asset_classes text[], languages text[])`);
}

/** Adds clients who follow a dozen companies and sectors, some also a type of research; half get single mails. */
export async function addReaders(db: Db, count: number): Promise<void> {
  await addPackages(db);
  const tags = await allTags(db);
  const of = (category: string) => tags.filter((tag) => tag.category === category);
  const companies = of('Company');
  const sectors = of('Sector');
  const batch = 1000;
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => {
      const stream = new SeededRandom(`reader ${from + index}`);
      const followed = [
        ...Array.from({ length: 10 }, () => ({ Company: stream.pick(companies).value })),
        ...Array.from({ length: 2 }, () => ({ Sector: stream.pick(sectors).value })),
        ...(stream.chance(0.3) ? [{ 'Aggregated Publication Type': stream.pick(aggregatedTypes) }] : []),
      ];
      return {
        name: `reader-${from + index}@bench.example`,
        package: `bench-${stream.between(0, packages - 1)}`,
        keys: watchedKeys(readPreferences(followed), tags),
        delivery: stream.pick(deliveries),
      };
    });
    await db.query(sql`
      with new as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new(name text, package text, keys int[], delivery text)),
      added as (
        insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id)
        select new.name, '', 'Bench Reader', new.name, 'English', true, pk.id from new join packages pk on pk.name = new.package
        returning id, username)
      insert into preferences (client_id, cri_json, keys, delivery)
      select added.id, '[]', new.keys, new.delivery from added join new on new.name = added.username`);
  }
  await db.query(sql`analyze`);
}
