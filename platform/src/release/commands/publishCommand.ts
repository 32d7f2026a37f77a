import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { buildPackages } from '../builds/buildPackages.ts';
import { packageIn, portalPackages, type BuildKind, type PortalPackage } from '../builds/portalPackages.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { publishBuilds } from '../releases/publishBuilds.ts';
import { leaveOutRetired } from '../retirement/leaveOutRetired.ts';
import { checkout } from '#run/settings/checkout.ts';
import { sourceText } from '../sources/source.ts';
import { tell } from './changeCommands.ts';
import { provingOf } from './proving.ts';
import { changeWords, chosenEnvironment, type CommandContext } from './releaseWords.ts';

/**
 * `publish [package…] [--environment …] [--from <folder>]`: builds what changed and puts it in force. By default the
 * package of the current folder, elsewhere all.
 */
export async function publishCommand(context: CommandContext): Promise<void> {
  const { names, say } = context;
  const environment = chosenEnvironment(context);
  const change = { ...changeWords(context, environment), ...(await provingOf(context, environment)) };
  const meant = await chosenBuild(context);
  const isOfAll = names.length === 0 && meant.packages.length > 1;
  const packages = isOfAll ? await leaveOutRetired(change, meant.packages, say) : meant.packages;
  const result = await publishBuilds({ ...change, ...meant, packages });
  await tell(context, environment, result);
  say(`Built from: ${sourceText(result.source)}`);
}

/** Builds the packages meant, unless `--from` gives builds. */
export async function chosenBuild(
  context: CommandContext,
  { isProposed = false } = {},
): Promise<{ packages: PortalPackage[]; kind: BuildKind }> {
  const { values, say } = context;
  const packages = await chosenPackages(context);
  const shared = isProposed ? 'proposed' : 'released';
  const own = chosenEnvironment(context) === 'local' ? 'local' : shared;
  // Builds made elsewhere are what they are.
  const kind = values.from === undefined ? own : 'released';
  if (values.from === undefined) {
    await buildPackages({
      packages,
      root: checkout,
      force: false,
      kind,
      say: (line) => say(`  ${line}`),
    });
  }
  return { packages, kind };
}

/** A remote in a repository of its own, which `--from` names. [F-26] */
async function remoteElsewhere({
  names,
  values: { from },
}: CommandContext): Promise<PortalPackage | undefined> {
  if (from === undefined || names.length > 1) return undefined;
  const found = await packageIn(resolve(from));
  return found?.role === 'remote' && [undefined, found.name].includes(names[0]) ? found : undefined;
}

async function chosenPackages(context: CommandContext): Promise<PortalPackage[]> {
  const { names, values } = context;
  const { from } = values;
  const elsewhere = await remoteElsewhere(context);
  if (elsewhere !== undefined) return [elsewhere];
  const all = (await portalPackages(checkout)).filter(({ role }) => role !== 'server');
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) {
    throw new UserFacingError(
      `${unknown} cannot be released.`,
      `Choose from: ${all.map(({ name }) => name).join(', ')}. A remote of another repository is named by its folder: --from <folder>`,
    );
  }
  const here = all.filter(({ folder }) => isBelow(process.env['INIT_CWD'] ?? process.cwd(), folder));
  const named = all.filter(({ name }) => names.includes(name));
  const meant = [named, here, all].find((some) => some.length > 0) ?? [];
  if (from === undefined) return meant;
  if (meant.length === 1) return meant.map((one) => ({ ...one, folder: resolve(from) }));
  if (names.length > 0) return meant.map((one) => ({ ...one, folder: resolve(from, one.name) }));
  throw new UserFacingError(
    '--from names a folder of builds, but no package is named.',
    'Name one, whose build is in <folder>/dist, or several, each in <folder>/<package>/dist: pnpm release publish <package>… --from <folder>',
  );
}

function isBelow(folder: string, parent: string): boolean {
  const way = relative(realpathSync(parent), realpathSync(folder));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}
