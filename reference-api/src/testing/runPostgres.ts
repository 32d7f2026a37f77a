import { createInterface } from 'node:readline';
import pg from 'pg';
import { NoPostgres, PostgresServer } from './PostgresServer.ts';

/**
 * For tests of other packages. Prints the URL, empty without PostgreSQL; then answers each line of SQL with a line of
 * rows, until standard input ends.
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
