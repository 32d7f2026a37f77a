import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { buildPackages } from '../build/buildPackages.ts';
import { portalPackages, type PortalPackage } from '../build/portalPackages.ts';
import { PortalFault } from '../faults/PortalFault.ts';
import { publishBuilds } from '../release/publishBuilds.ts';
import { checkout } from '../settings/checkout.ts';
import { tell } from './changeCommands.ts';
import { changeWords, environmentMeant, type CommandContext } from './releaseWords.ts';

/**
 * `publish [package…] [--environment …] [--from <folder>]`: builds what changed and puts it in force. Given in the
 * folder of a package it means that one; elsewhere all, unless some are named.
 */
export async function publishCommand(context: CommandContext): Promise<void> {
  const { values, say } = context;
  const environment = environmentMeant(context);
  const change = changeWords(context, environment, 'published by hand');
  const packages = await packagesMeant(context);
  if (values.from === undefined) {
    // Elsewhere than here, a version is the one that its package.json says.
    const asVersioned = environment !== 'local';
    await buildPackages({
      packages,
      root: checkout,
      force: false,
      asVersioned,
      say: (line) => say(`  ${line}`),
    });
  }
  tell(context, environment, await publishBuilds({ ...change, packages }));
}

async function packagesMeant({ names, values: { from } }: CommandContext): Promise<PortalPackage[]> {
  const all = (await portalPackages(checkout)).filter(({ role }) => role !== 'server');
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) {
    throw new PortalFault(
      `${unknown} cannot be released.`,
      `Choose from: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  const here = all.filter(({ folder }) => isBelow(process.env['INIT_CWD'] ?? process.cwd(), folder));
  const meant =
    names.length > 0 ? all.filter(({ name }) => names.includes(name)) : here.length > 0 ? here : all;
  if (from === undefined) return meant;
  if (meant.length === 1) return meant.map((one) => ({ ...one, folder: resolve(from) }));
  throw new PortalFault(
    '--from says where the build of one package lies.',
    'Name that package: pnpm release publish <package> --from <folder>',
  );
}

function isBelow(folder: string, parent: string): boolean {
  const way = relative(realpathSync(parent), realpathSync(folder));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}
