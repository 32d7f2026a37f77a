import { NoPostgres, PostgresServer } from './PostgresServer.ts';
import { shared } from './sharedServer.ts';

/** Before all tests: starts PostgreSQL where its programs are present, and says so where they are not. */
export default async function startPostgres(): Promise<void> {
  try {
    const server = await PostgresServer.start();
    shared.server = server;
    process.env['PORTAL_TEST_POSTGRES'] = server.url;
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    process.stderr.write(`The PostgreSQL half of the API's tests was not run: ${error.message}.\n`);
  }
}
