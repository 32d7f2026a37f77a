import { sql } from 'drizzle-orm';
import { readConfig } from '#config.ts';
import { emptyTables } from '#testing/images/Content.ts';
import { newPostgresDatabase, openTestDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { createDb } from './Db.ts';
import { openPostgres } from './engines/openPostgres.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';

const older =
  'The database has an older schema than this release, and PORTAL_MIGRATIONS=apart does not change it.';

test.each(testEngines)(
  'a schema of this release is taken, an older one or none refused (%s)',
  async (engine) => {
    const { db, close } = await openTestDatabase(engine);
    await expect(requireMigrated(db)).resolves.toBeUndefined();
    await db.query(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    await expect(requireMigrated(db)).rejects.toThrow(older);
    await expect(migrate(db)).rejects.toThrow(
      'The database was made by a version from before the first release, and cannot be updated.',
    );
    await db.query(sql`drop table drizzle.__drizzle_migrations`);
    await expect(requireMigrated(db)).rejects.toThrow(older);
    await close();
  },
);

test('a server may start as a user who changes no table, if migrations run apart', async () => {
  if (!testEngines.includes('postgres')) return;
  const url = new URL(await newPostgresDatabase(emptyTables));
  const owner = await openPostgres(url.href);
  const role = `server_${url.pathname.slice(1)}`;
  const grants = [
    `create role ${role} login`,
    `grant usage on schema public, drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
  ];
  for (const grant of grants) await createDb(owner).query(sql.raw(grant));
  url.username = role;
  const configOf = (migrations: string) =>
    readConfig({ DATABASE_URL: url.href, PORTAL_MIGRATIONS: migrations });
  const { db, close } = await openDatabase(configOf('apart'));
  expect(await db.query(sql`select count(*)::int as clients from clients`)).toEqual([{ clients: 0 }]);
  await expect(db.query(sql`alter table clients add column x text`)).rejects.toThrow();
  await close();
  await createDb(owner).query(sql.raw(`drop owned by ${role}`));
  await createDb(owner).query(sql.raw(`drop role ${role}`));
  await owner.close();
});
