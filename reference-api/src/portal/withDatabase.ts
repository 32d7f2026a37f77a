import { readConfig, type Config } from '#config.ts';
import type { Db } from '#db/Db.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { storePortalTags } from '#taxonomy/portalTags.ts';
import type { CommandContext } from './PortalCommand.ts';

interface Opened {
  config: Config;
  db: Db;
}

/** Opens the server's database for a command, and closes it whatever happens. */
export async function withDatabase<Result>(
  { variables }: Pick<CommandContext, 'variables'>,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(variables);
  const { db, close } = await openDatabase(config);
  try {
    await storePortalTags(db);
    return await work({ config, db });
  } finally {
    await close();
  }
}
