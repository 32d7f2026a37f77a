import { unknownSettingLines } from '@portal/node';
import { explainFatal } from '#explainFatal.ts';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import { clientCommand } from './clientCommand.ts';
import { demoCommand } from './demoCommand.ts';
import { feedCommand } from './feedCommand.ts';
import { keyCommand } from './keyCommand.ts';
import { packageCommand } from './packageCommand.ts';
import { readershipCommand } from './readershipCommand.ts';
import type { CommandContext, PortalCommand } from './PortalCommand.ts';

const commands: Record<string, PortalCommand> = {
  feed: feedCommand,
  client: clientCommand,
  package: packageCommand,
  readership: readershipCommand,
  key: keyCommand,
  demo: demoCommand,
};

const usage = () =>
  [
    'Usage: pnpm portal <command>',
    '',
    ...Object.values(commands).flatMap((command) => command.usage.map((line) => `  ${line}`)),
  ].join('\n');

/** Returns the process's exit code; says everything else. */
export async function runPortalCommand(words: string[], context: CommandContext): Promise<0 | 1> {
  const [name = '', ...args] = words;
  const command = commands[name];
  if (command === undefined || args.includes('--help')) {
    const isHelp = command !== undefined || name === '' || name === '--help';
    context.say(isHelp ? usage() : `There is no command ${name}.\n\n${usage()}`);
    return isHelp ? 0 : 1;
  }
  for (const line of unknownSettingLines(context.variables)) context.warn(line);
  try {
    return (await command.run(args, context)) === 'done' ? 0 : 1;
  } catch (error) {
    if (error instanceof FeedRefusal) {
      context.say(`${error.message} ${error.hint}`);
      return 1;
    }
    const folder = context.variables['PORTAL_DATA'] || '.data';
    context.say(explainFatal(error, { port: 0, dataFolder: folder }));
    return 1;
  }
}
