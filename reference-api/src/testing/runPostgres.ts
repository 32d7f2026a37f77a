import { createInterface } from 'node:readline';
import pg from 'pg';
import { NoPostgres, PostgresServer } from './PostgresServer.ts';

/**
 * A PostgreSQL for tests of other packages. Its first line is its address, empty where there is no PostgreSQL; then it
 * answers each line of SQL with a line of rows, and ends with its standard input.
 */
async function run(): Promise<void> {
  const server = await PostgresServer.start();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  console.log(server.url);
  for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify((await client.query<object>(line)).rows));
  await client.end();
  await server.stop();
}

try {
  await run();
} catch (error) {
  if (!(error instanceof NoPostgres)) throw error;
  console.error(error.message);
  console.log('');
}
