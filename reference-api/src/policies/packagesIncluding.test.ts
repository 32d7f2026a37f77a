import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { testEngines, openTestDatabase } from '#testing/openTestDatabase.ts';
import {
  aggregatedTypes,
  assetClasses,
  clientKeys,
  entitlementKeys,
  entitlementsOf,
} from './entitlements.ts';
import { packagesIncluding } from './packagesIncluding.ts';

const some = (words: readonly string[]) => fc.subarray([...words]);
const anySubscription = fc.record({
  aggregatedTypes: some(aggregatedTypes),
  assetClasses: some(assetClasses),
  languages: some(['en', 'de']),
});

test('entitlements are read back from their keys', () => {
  fc.assert(
    fc.property(anySubscription, (subscription) => {
      const keys = entitlementKeys(subscription);
      const again = entitlementsOf(keys).flatMap(({ type, assetClass, language }) =>
        entitlementKeys({ aggregatedTypes: [type], assetClasses: [assetClass], languages: [language] }),
      );
      expect(again).toEqual(keys);
    }),
  );
  expect(entitlementsOf([-1, 1_000_000])).toEqual([]);
});

describe.each(testEngines)('packages that include a publication (%s)', (engine) => {
  test('are those whose keys it has one of', async () => {
    const { db, close } = await openTestDatabase(engine);
    await fc.assert(
      fc.asyncProperty(
        fc.array(anySubscription, { maxLength: 5 }),
        anySubscription,
        async (packages, publication) => {
          const ent = entitlementKeys(publication);
          const rows = packages.map((one, index) => ({ ...one, name: String(index) }));
          await db.query(sql`delete from packages`);
          await db.query(sql`
          insert into packages (name, portal_tabs, aggregated_types, asset_classes, languages)
          select name, '{}', "aggregatedTypes", "assetClasses", languages from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as new(name text, "aggregatedTypes" text[], "assetClasses" text[], languages text[])`);
          const found = await db.query<{ name: string }>(
            sql`select name from packages where id in (${packagesIncluding(ent)}) order by name`,
          );
          const expected = rows.filter((row) => clientKeys(row).some((key) => ent.includes(key)));
          expect(found.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
        },
      ),
      { numRuns: 60 },
    );
    await close();
  }, 60_000);
});
