import { removePackage } from '#people/storePackage.ts';
import { operator } from './feedFiles.ts';
import { misused, type PortalCommand } from './PortalCommand.ts';
import { withDatabase } from './withDatabase.ts';

const usage = ['package remove <name>   removes a package that no client has'];

export const packageCommand: PortalCommand = {
  usage,
  run: async ([action, name, ...more], context) => {
    if (action !== 'remove' || name === undefined || more.length > 0) throw misused(usage);
    await withDatabase(context, ({ db }) =>
      db.transaction((inside) => removePackage(inside, name, operator())),
    );
    context.say(`The package ${name} is removed.`);
    return 'done';
  },
};
