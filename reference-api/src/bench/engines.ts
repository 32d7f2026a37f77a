import { readFileSync } from 'node:fs';
import pg from 'pg';
import { NoPostgres, PostgresServer } from '#testing/PostgresServer.ts';

export interface BenchEngine {
  name: string;
  databaseUrl: string | undefined;
  stop: () => Promise<void>;
}

function embedded(): BenchEngine {
  const file = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { name: `PGlite ${version}`, databaseUrl: undefined, stop: () => Promise.resolve() };
}

async function versionOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version.split(' ')[0] ?? '';
}

/** Starts one engine after the other; PostgreSQL only where it is installed. */
export async function* engines(): AsyncGenerator<BenchEngine> {
  yield embedded();
  try {
    const server = await PostgresServer.start({ durable: true });
    yield {
      name: `PostgreSQL ${await versionOf(server.url)}`,
      databaseUrl: server.url,
      stop: () => server.stop(),
    };
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    process.stderr.write(`PostgreSQL was not measured: ${error.message}.\n`);
  }
}
