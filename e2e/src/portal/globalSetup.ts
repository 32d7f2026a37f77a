import { bundledPrograms } from './bundledPrograms.ts';
import { startPortal } from './portal.ts';
import { stopping } from './server.ts';
import { testPostgres } from './testPostgres.ts';

/** Released files are served for minutes; the strongest compression takes fifty times as long. */
const quickQuality = '5';

/** One portal for the whole run. On PostgreSQL, as in production, its API needs half of the processor. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['PORTAL_BROTLI_QUALITY'] ??= quickQuality;
  const [postgres, programs] = await Promise.all([testPostgres(), bundledPrograms()]);
  const stopPostgres = async () => postgres?.stop();
  console.log(`Database: ${postgres === undefined ? 'embedded' : 'PostgreSQL'}`);
  try {
    return stopping(await startPortal({ databaseUrl: postgres?.url, programs }), stopPostgres);
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}
