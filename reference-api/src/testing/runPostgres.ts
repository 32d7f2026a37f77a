import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { NoPostgres, PostgresServer } from './PostgresServer.ts';

/** Inside a run of the API's own tests: a database on their server. */
async function open(): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = process.env['PORTAL_TEST_POSTGRES'];
  if (running === undefined) return PostgresServer.start();
  const url = new URL(`/test_${randomBytes(6).toString('hex')}`, running);
  const client = new pg.Client({ connectionString: running });
  await client.connect();
  await client.query(`create database ${url.pathname.slice(1)}`);
  await client.end();
  return { url: url.href, stop: () => Promise.resolve() };
}

/**
 * For tests of other packages. Prints the URL, empty without PostgreSQL; then answers each line of SQL with a line of
 * rows, until standard input ends.
 */
async function run(): Promise<void> {
  const server = await open();
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
