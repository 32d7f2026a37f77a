import { join } from 'node:path';
import type { Config } from '../config.ts';
import { isExplained } from '../explainFatal.ts';
import { StartError } from '../StartError.ts';
import { createDb, type Db } from './Db.ts';
import type { Engine } from './engines/Engine.ts';
import { openPglite } from './engines/openPglite.ts';
import { openPostgres } from './engines/openPostgres.ts';
import { prepareDataFolder } from './engineVersion.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { lockDatabase } from './databaseLock.ts';

export interface Database {
  db: Db;
  engine: Engine['name'];
  close: () => Promise<void>;
}

/** Explains why the embedded database did not open, to the person who starts the service. */
function explainOpening(error: unknown, folder: string): unknown {
  if (isExplained(error)) return error;
  return new StartError(
    `The database in ${folder} cannot be opened, since its files are damaged. ` +
      'Put a copy of the folder back, or move it away and start again: an empty database is then made.',
    { cause: error },
  );
}

async function openEmbedded(folder: string): Promise<Engine> {
  const release = lockDatabase(join(folder, 'lock.json'));
  try {
    const { dataFolder, fresh, confirm } = prepareDataFolder(folder);
    const engine = await openPglite({ folder: dataFolder, fresh });
    confirm();
    const close = () => engine.close().finally(release);
    return { ...engine, close };
  } catch (error) {
    release();
    throw explainOpening(error, folder);
  }
}

/** Opens DATABASE_URL, else the embedded database in PORTAL_DATA, and migrates it. */
export async function openDatabase(config: Config): Promise<Database> {
  const engine =
    config.DATABASE_URL === undefined
      ? await openEmbedded(join(config.PORTAL_DATA, 'database'))
      : await openPostgres(config.DATABASE_URL, { isPooled: config.PORTAL_DATABASE_POOLER === '1' });
  try {
    const db = createDb(engine);
    await (config.PORTAL_MIGRATIONS === 'apart' ? requireMigrated(db) : migrate(db));
    return { db, engine: engine.name, close: engine.close };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
