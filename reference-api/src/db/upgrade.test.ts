import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as planMigrations } from 'drizzle-orm/pg-proxy/migrator';
import { newPostgresDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { createDb } from './Db.ts';
import { openPglite } from './engines/openPglite.ts';
import { openPostgres } from './engines/openPostgres.ts';
import { migrate, requireMigrated } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Journal {
  entries: { tag: string }[];
}

/** The first migrations, as an earlier release had them. */
function migrationsUntil(last: string): string {
  const earlier = join(folder, last);
  cpSync(join(import.meta.dirname, 'migrations'), earlier, { recursive: true });
  const file = join(earlier, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  expect(count).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return earlier;
}

test.each(testEngines)(
  'clients from before firms keep their accounts, and ratings their days (%s)',
  async (name) => {
    const engine =
      name === 'pglite'
        ? await openPglite({ folder: undefined, fresh: true })
        : await openPostgres(await newPostgresDatabase());
    const db = createDb(engine);
    const run = async (statements: string[]) => {
      for (const statement of statements) await db.query(sql.raw(statement));
    };
    await planMigrations(db.orm, run, { migrationsFolder: migrationsUntil('0001_real_research') });
    await db.query(sql`
    insert into packages (name, portal_tabs, aggregated_types, asset_classes, languages) values ('p', '{}', '{}', '{}', '{}')`);
    await db.query(sql`
    insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id)
    select 'anna@fund.example', 'x', 'Anna', 'K-1', 'German', true, id from packages`);
    await db.query(sql`
    with package as (
      insert into packages (name, portal_tabs, aggregated_types, asset_classes, languages) values ('demo', '{}', '{}', '{}', '{}') returning id)
    insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id, origin)
    select 'emma@demo.example', 'x', 'Emma', 'demo', 'German', true, id, 'demo' from package`);
    await db.query(sql`
    with package as (
      insert into packages (name, portal_tabs, aggregated_types, asset_classes, languages) values ('test', '{}', '{}', '{}', '{}') returning id)
    insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id, origin)
    select 'tess@test.example', 'x', 'Tess', 'test', 'German', true, id, 'test' from package
    union all select 'tom@test.example', 'x', 'Tom', 'tom', 'German', true, id, 'test' from packages where name = 'p'`);
    await db.query(sql`
    with sector as (insert into tags (category, value) values ('Sector', 'Clocks') returning id),
      company as (insert into tags (category, value) values ('Company', 'Watches') returning id),
      covered as (insert into companies (id, sector_id, analyst_ids, tag_ids) select company.id, sector.id, '{}', '{}' from company, sector)
    insert into ratings (company_id, kind, coverage, stated_on, rating) select id, 'Bonds', 'own', '2024-07-01', 'A stable' from company`);
    await expect(requireMigrated(db)).rejects.toThrow('The database has an older schema than this release');
    await migrate(db);
    await migrate(db);
    await expect(requireMigrated(db)).resolves.toBeUndefined();
    expect(await db.query(sql`select name, firm_id, disabled_at from clients order by name`)).toEqual([
      { name: 'Anna', firm_id: null, disabled_at: null },
      { name: 'Emma', firm_id: null, disabled_at: null },
      { name: 'Tess', firm_id: null, disabled_at: null },
      { name: 'Tom', firm_id: null, disabled_at: null },
    ]);
    expect(await db.query(sql`select name, origin from packages order by name`)).toEqual([
      { name: 'demo', origin: 'demo' },
      { name: 'p', origin: 'feed' },
      { name: 'test', origin: 'test' },
    ]);
    expect(
      await db.query(sql`select public_at = timestamptz '2024-07-01T00:00:00+02:00' as past from ratings`),
    ).toEqual([{ past: true }]);
    await engine.close();
  },
  60_000,
);
