import { rm } from 'node:fs/promises';
import { bundledPrograms } from '#portal/bundledPrograms.ts';
import { startPortal } from '#portal/portal.ts';
import { stopping } from '#portal/server.ts';
import { testPostgres } from './testPostgres.ts';

/** Released files are served for minutes; the strongest compression takes fifty times as long. */
const quickQuality = '5';

/** Both, or neither. */
async function prepare() {
  const [postgres, programs] = await Promise.allSettled([testPostgres(), bundledPrograms()]);
  if (postgres.status === 'fulfilled' && programs.status === 'fulfilled')
    return { postgres: postgres.value, programs: programs.value };
  if (postgres.status === 'fulfilled') await postgres.value?.stop();
  if (programs.status === 'fulfilled') await rm(programs.value, { recursive: true, force: true });
  const failed = [postgres, programs].find((one) => one.status === 'rejected');
  throw failed?.reason;
}

/**
 * One portal for the whole run. On PostgreSQL, as in production, its API needs half of the processor. What fails leaves
 * nothing running.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['PORTAL_BROTLI_QUALITY'] ??= quickQuality;
  const { postgres, programs } = await prepare();
  const stopPostgres = async () => postgres?.stop();
  console.log(`Database: ${postgres === undefined ? 'embedded' : 'PostgreSQL'}`);
  try {
    return stopping(await startPortal({ databaseUrl: postgres?.url, programs }), stopPostgres);
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}
