import { readConfig } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { explainFatal } from './explainFatal.ts';

/**
 * Migrates the database and ends: `node dist/migrate.js`. Its DATABASE_URL may name a user who owns the tables; that of the
 * server, with PORTAL_MIGRATIONS=apart, one who may only read and write them.
 */
async function main(): Promise<void> {
  const place = { port: 0, dataFolder: process.env['PORTAL_DATA'] ?? '.data' };
  try {
    const config = readConfig({ ...process.env, PORTAL_MIGRATIONS: 'own' });
    const { close, engine } = await openDatabase(config);
    await close();
    console.log(`The database is up to date (${engine}).`);
  } catch (error) {
    console.error(explainFatal(error, place));
    process.exitCode = 1;
  }
}

await main();
