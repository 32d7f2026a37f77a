import { parseArgs } from 'node:util';
import { StartError } from '#StartError.ts';
import { feedAll, feedFiles, feedSettings } from './feedFiles.ts';
import type { PortalCommand } from './PortalCommand.ts';
import { withDatabase } from './withDatabase.ts';

const usage = [
  'feed <file or folder> [--dry-run]   takes JSON Lines and tables, in a folder all *.jsonl and *.csv by name',
];

export const feedCommand: PortalCommand = {
  usage,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0)
      throw new StartError(`Usage: pnpm portal ${usage.join('\n')}`);
    const files = await feedFiles(given);
    return withDatabase(context, (opened) =>
      feedAll(files, feedSettings(opened, values['dry-run']), { say: context.say }),
    );
  },
};
