import { readFileSync } from 'node:fs';
import pg from 'pg';
import { NoPostgres, PostgresServer } from '#testing/PostgresServer.ts';

/** Cells of a table's row. `databaseUrl` is undefined for PGlite. */
type Measure = (databaseUrl: string | undefined) => Promise<string[]>;

function versionOfPglite(): string {
  const file = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function versionOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version.split(' ')[0] ?? '';
}

async function postgresRows(measure: Measure): Promise<string[][]> {
  try {
    const server = await PostgresServer.start({ durable: true });
    try {
      return [[`PostgreSQL ${await versionOf(server.url)}`, ...(await measure(server.url))]];
    } finally {
      await server.stop();
    }
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    process.stderr.write(`PostgreSQL was not measured: ${error.message}.\n`);
    return [];
  }
}

/** Measures on PGlite, then on PostgreSQL where it is installed. Each row begins with the engine's name. */
export async function onEachEngine(measure: Measure): Promise<string[][]> {
  const embedded = [`PGlite ${versionOfPglite()}`, ...(await measure(undefined))];
  return [embedded, ...(await postgresRows(measure))];
}
