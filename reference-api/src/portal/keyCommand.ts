import { parseArgs } from 'node:util';
import { addKey, feedRights, revokeKey } from '#feed/keys/feedKeys.ts';
import { StartError } from '#StartError.ts';
import { operator } from './feedFiles.ts';
import { misused, type PortalCommand } from './PortalCommand.ts';
import { withDatabase } from './withDatabase.ts';

const usage = [
  `key add <name> --rights ${feedRights.join(',')}   prints a new key of the feed’s HTTP door, once`,
  'key revoke <name>                                   a revoked key opens nothing any more',
];

function rightsIn(words: string | undefined): string[] {
  const rights = (words ?? '').split(',').map((each) => each.trim());
  if (rights.every((right) => feedRights.some((each) => each === right))) return rights;
  throw new StartError(`--rights must be some of ${feedRights.join(',')}.`);
}

export const keyCommand: PortalCommand = {
  usage,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { rights: { type: 'string' } },
    });
    const [action = '', name, ...more] = positionals;
    if (name === undefined || more.length > 0 || !['add', 'revoke'].includes(action)) throw misused(usage);
    const rights = action === 'add' ? rightsIn(values.rights) : [];
    const said = await withDatabase(context, ({ db }) =>
      db.transaction(async (inside) => {
        if (action === 'add') return addKey(inside, { name, rights }, operator());
        await revokeKey(inside, name, operator());
        return `The key ${name} is revoked.`;
      }),
    );
    context.say(said);
    return 'done';
  },
};
