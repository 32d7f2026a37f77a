import { removeDemo } from '#seed/removal/removeDemo.ts';
import { misused, type CommandOutcome, type PortalCommand } from './PortalCommand.ts';
import { withDatabase } from './withDatabase.ts';

const usage = ['demo remove   removes everything invented from the database, and nothing else'];

export const demoCommand: PortalCommand = {
  usage,
  run: async (words, context) => {
    if (words.join(' ') !== 'remove') throw misused(usage);
    const { say } = context;
    return withDatabase(context, async ({ config, db }): Promise<CommandOutcome> => {
      const { removed, stillUsed } = await removeDemo(db);
      say(removed.length === 0 ? 'Nothing in the database is invented.' : `Removed: ${removed.join(', ')}.`);
      if (stillUsed.length > 0)
        say(`Kept, as real research or real clients use it: ${stillUsed.join('; ')}.`);
      if (config.PORTAL_DEMO === '1')
        say('In this environment the demo is on: the next start stores it again, unless PORTAL_DEMO=0.');
      return 'done';
    });
  },
};
