import { runCommand } from '../faults/runCommand.ts';
import { checkout } from '../settings/checkout.ts';
import { linkPackages } from './linkPackages.ts';
import { newRemoteCommand } from './newRemoteCommand.ts';

/** `pnpm new:remote <name>` */
await runCommand(() =>
  newRemoteCommand(process.argv.slice(2), { root: checkout, say: console.log, link: linkPackages }),
);
