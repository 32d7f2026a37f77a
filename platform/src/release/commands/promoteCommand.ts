import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { promote, versionIn, versionsIn } from '../releases/promote.ts';
import { openProposal } from '../proposals/keepProposal.ts';
import { leaveOutRetired } from '../retirement/leaveOutRetired.ts';
import { environmentSettings, stageBefore } from '#run/settings/environmentSettings.ts';
import type { EnvironmentName, ReleaseName } from '#run/store/releaseStore.ts';
import { tell } from './changeCommands.ts';
import { provingOf } from './proving.ts';
import { changeWords, environmentNamed, packagesNamed, type CommandContext } from './releaseWords.ts';

/** `promote <package>[@version]… --to <environment> [--from <environment>]`, or `--all` or `--proposal` instead of packages */
export async function promoteCommand(context: CommandContext): Promise<void> {
  const { values } = context;
  const environment = environmentNamed(values.to);
  const releases = await promotedReleases(context, environment);
  const settings = await environmentSettings(environment);
  const change = { ...changeWords(context, environment), ...(await provingOf(context, environment)) };
  await tell(context, environment, await promote({ ...change, releases, settings }));
}

/** What the words of a promotion name. */
export async function promotedReleases(
  context: CommandContext,
  environment: EnvironmentName,
): Promise<ReleaseName[]> {
  const { names, store, values } = context;
  const from = values.from === undefined ? stageBefore(environment) : environmentNamed(values.from);
  if (values.proposal === undefined)
    return (values.all ? allReleases : namedReleases)(context, environment, from);
  if (names.length === 0 && values.all === undefined)
    return (await openProposal(store, environment, values.proposal)).releases;
  throw new UserFacingError(
    'A proposal names its packages itself.',
    `Give it alone: pnpm release promote --proposal ${values.proposal} --to ${environment} --why "…"`,
  );
}

async function allReleases(
  { names, store, say }: CommandContext,
  environment: EnvironmentName,
  from: EnvironmentName | undefined,
): Promise<ReleaseName[]> {
  if (names.length > 0)
    throw new UserFacingError(
      'Both package names and --all were given.',
      `Choose one: pnpm release promote ${names.join(' ')} --to ${environment} --why "…", or with --all instead of the names`,
    );
  if (from !== undefined) return leaveOutRetired({ store, environment }, await versionsIn(store, from), say);
  throw new UserFacingError(
    `Where should ${environment} take all packages from?`,
    `Name an environment: pnpm release promote --all --to ${environment} --from local --why "…"`,
  );
}

/** Versions not given come from the environment promoted from. */
async function namedReleases(
  { names, store }: CommandContext,
  environment: EnvironmentName,
  from: EnvironmentName | undefined,
): Promise<ReleaseName[]> {
  const meant = packagesNamed(names, 'pnpm release promote mfe-libraries --to staging --why "…"');
  return Promise.all(
    meant.map(async ({ name, version }) => {
      if (version !== undefined) return { name, version };
      if (from !== undefined) return versionIn(store, from, name);
      throw new UserFacingError(
        `Where should ${environment} take ${name} from?`,
        `Name a version or an environment: pnpm release promote ${name}@<version> --to ${environment}, or --from local`,
      );
    }),
  );
}
