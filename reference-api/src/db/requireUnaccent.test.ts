import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { newPostgresDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { StartError } from '../StartError.ts';
import { createDb } from './Db.ts';
import { openPostgres } from './engines/openPostgres.ts';
import { migrate } from './migrate.ts';
import { explainMigration, explainUnaccent } from './requireUnaccent.ts';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test.each(['0A000', '58P01'])('without the extension (%s) the message says what to install', (code) => {
  const { message } = explainUnaccent(withCode(code));
  expect(message).toBe(
    'PostgreSQL has no extension unaccent, which the search needs. Install its additional modules on the server ' +
      '(the package postgresql-contrib on many systems); then start again.',
  );
});

test('what is no matter of rights stays as it is', () => {
  const error = withCode('42P07');
  expect(explainMigration(error)).toBe(error);
});

/** Passes without PostgreSQL. */
const onPostgres = (title: string, run: () => Promise<void>) =>
  test(title, () => (testEngines.includes('postgres') ? run() : Promise.resolve()));

/** Opens the prepared database as a user with few rights. */
async function failureOn(prepare: (user: string) => string[]): Promise<string> {
  const url = await newPostgresDatabase();
  const user = `reader_${randomBytes(4).toString('hex')}`;
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  await administrator.query(`create role ${user} login`);
  for (const statement of prepare(user)) await administrator.query(statement);
  await administrator.end();
  const engine = await openPostgres(url.replace('portal@', `${user}@`));
  try {
    await migrate(createDb(engine));
    return 'It started.';
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return error instanceof Error ? error.message : '';
  } finally {
    await engine.close();
  }
}

onPostgres('a user who may not add the extension learns who can', async () => {
  expect(await failureOn(() => [])).toBe(
    'The user of DATABASE_URL may not add the extension unaccent, which the search needs. Have an administrator run ' +
      '"create extension unaccent" in this database, or make the user its owner; then start again.',
  );
});

onPostgres('with the extension, a user who may make no tables learns what to do', async () => {
  expect(await failureOn(() => ['create extension unaccent'])).toMatch(
    /^The user of DATABASE_URL may not make the portal’s tables: permission denied for .+\. Make the user the owner of the database; then start again\.$/,
  );
});

onPostgres('an extension out of sight is named', async () => {
  const hidden = ['create schema hidden', 'create extension unaccent schema hidden'];
  expect(await failureOn(() => hidden)).toContain('"alter extension unaccent set schema public"');
});

onPostgres('the owner of the database needs nobody', async () => {
  const owned = (user: string) => [
    `do $$ begin execute format('alter database %I owner to ${user}', current_database()); end $$`,
    `grant all on schema public to ${user}`,
  ];
  expect(await failureOn(owned)).toBe('It started.');
});
