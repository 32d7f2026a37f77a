import { readConfig } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { explainFatal } from './explainFatal.ts';

/**
 * Migrates the database: `node dist/migrate.js`. With PORTAL_MIGRATIONS=apart, its DATABASE_URL names the tables'
 * owner, the server's a user who only reads and writes.
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
