import { resolve } from 'node:path';
import { portalPackages } from '#release/builds/portalPackages.ts';
import { readArguments } from '#run/faults/readArguments.ts';
import { runCommand } from '#run/faults/runCommand.ts';
import { checkout } from '#run/settings/checkout.ts';
import { devPlaces, portalSettings } from '#run/settings/portalSettings.ts';
import { runPortal } from '../start/runPortal.ts';
import { chosenRemotes } from './chosenRemotes.ts';
import { givenCommand } from './givenCommand.ts';
import { runFor } from '../local-builds/runFor.ts';
import { livePackages } from './livePackages.ts';

const usage = `pnpm dev [remote…]                    these remotes (all if none is named) and the shell, with hot reload
pnpm --filter <remote> dev            one remote
pnpm dev [remote…] --for <address>    builds of these remotes for the overrides panel of that portal`;

const options = { for: { type: 'string' } } as const;

/** The second half of `pnpm dev`, once packages are installed. */
void runCommand(async () => {
  const args = process.argv.slice(2);
  const { positionals, values } = readArguments(args, options, usage);
  const packages = await portalPackages(checkout);
  const folder = resolve(process.cwd());
  const remotes = chosenRemotes({ packages, names: positionals, folder });
  const command = givenCommand({ packages, args, folder });
  const settings = portalSettings(process.env, devPlaces);
  const { for: panel } = values;
  const work = { remotes, command, say: console.log };
  if (panel !== undefined) return runFor({ address: panel, port: portalSettings().port, ...work });
  const shell = packages.filter(({ role }) => role === 'shell');
  await runPortal(settings, livePackages({ settings, packages: [...shell, ...remotes], command }));
});
