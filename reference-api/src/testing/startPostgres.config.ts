import { openImagesFolder } from './images/imagesFolder.ts';
import { NoPostgres, PostgresServer } from './PostgresServer.ts';
import { shared } from './sharedServer.ts';

/**
 * Before all tests: prepares databases and starts PostgreSQL, or reports that it is missing. A run inside another one
 * uses its server.
 */
export default async function startPostgres(): Promise<void> {
  process.env['PORTAL_TEST_IMAGES'] = openImagesFolder();
  if (process.env['PORTAL_TEST_POSTGRES'] !== undefined) return;
  try {
    const server = await PostgresServer.start();
    shared.server = server;
    process.env['PORTAL_TEST_POSTGRES'] = server.url;
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    process.stderr.write(`The PostgreSQL half of the API's tests was not run: ${error.message}.\n`);
  }
}
