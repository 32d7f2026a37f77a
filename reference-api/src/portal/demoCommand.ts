import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { removeDemo } from '#seed/removal/removeDemo.ts';
import { StartError } from '#StartError.ts';
import type { PortalCommand } from './PortalCommand.ts';

const usage = ['demo remove   removes everything invented from the database, and nothing else'];

export const demoCommand: PortalCommand = {
  usage,
  run: async (args, { variables, say }) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    if (positionals.join(' ') !== 'remove') throw new StartError(`Usage: pnpm portal ${usage.join('\n')}`);
    const config = readConfig(variables);
    const { db, close } = await openDatabase(config);
    try {
      const { removed, stillUsed } = await removeDemo(db);
      say(removed.length === 0 ? 'Nothing in the database is invented.' : `Removed: ${removed.join(', ')}.`);
      if (stillUsed.length > 0)
        say(`Kept, as real research or real clients use it: ${stillUsed.join('; ')}.`);
      if (config.PORTAL_DEMO === '1')
        say('In this environment the demo is on: the next start stores it again, unless PORTAL_DEMO=0.');
    } finally {
      await close();
    }
    return 'done';
  },
};
