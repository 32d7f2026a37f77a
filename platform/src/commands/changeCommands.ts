import { configure } from '../release/configure.ts';
import type { ChangeResult } from '../release/changeEnvironment.ts';
import { lock, unlock } from '../release/lock.ts';
import { promote, stageBefore, versionIn } from '../release/promote.ts';
import { rollback } from '../release/rollback.ts';
import { PortalFault } from '../faults/PortalFault.ts';
import { environmentSettings } from '../settings/environmentSettings.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import {
  changeWords,
  environmentMeant,
  environmentNamed,
  numberNamed,
  packageNamed,
  type CommandContext,
} from './releaseWords.ts';

/** `promote <package>[@version] --to <environment> [--from <environment>]` */
export async function promoteCommand(context: CommandContext): Promise<void> {
  const { names, values, store } = context;
  const example = 'pnpm release promote mfe-libraries --to staging --why "…"';
  const { name, version } = packageNamed(names[0], example);
  if (names.length > 1) throw new PortalFault('One package at a time.', `For example: ${example}`);
  const environment = environmentNamed(values.to);
  const from = values.from === undefined ? stageBefore(environment) : environmentNamed(values.from);
  if (version === undefined && from === undefined) {
    throw new PortalFault(
      `From where should ${environment} take ${name}?`,
      `Name a version or an environment: pnpm release promote ${name}@<version> --to ${environment}, or --from local`,
    );
  }
  const release =
    version === undefined ? await versionIn(store, from ?? environment, name) : { name, version };
  const settings = await environmentSettings(environment);
  const change = changeWords(context, environment);
  tell(context, environment, await promote({ ...change, release, settings }));
}

/** `rollback [package] --environment <environment> [--to <revision>]` */
export async function rollbackCommand(context: CommandContext): Promise<void> {
  const { names, values } = context;
  const environment = environmentMeant(context);
  const name =
    names[0] === undefined
      ? undefined
      : packageNamed(names[0], 'pnpm release rollback mfe-libraries --environment prod --why "…"').name;
  const to = values.to === undefined ? undefined : numberNamed(values.to, 'revision');
  tell(context, environment, await rollback({ ...changeWords(context, environment), name, to }));
}

/** `lock --environment <environment>`, `unlock …` */
export const lockCommand = async (context: CommandContext): Promise<void> => {
  const environment = environmentMeant(context);
  const change = changeWords(context, environment);
  const { revision } = await lock(change);
  context.say(
    change.dryRun
      ? `${environment} would be locked. ${nothingWritten}`
      : `${environment} is locked from revision ${revision} on. Nothing changes there until: pnpm release unlock --environment ${environment} --why "…"`,
  );
};

export const unlockCommand = async (context: CommandContext): Promise<void> => {
  const environment = environmentMeant(context);
  const change = changeWords(context, environment);
  const { revision } = await unlock(change);
  context.say(
    change.dryRun
      ? `${environment} would be open again. ${nothingWritten}`
      : `${environment} may change again (revision ${revision}).`,
  );
};

/** `configure --environment <environment>`: what platform/environments says comes into force. */
export async function configureCommand(context: CommandContext): Promise<void> {
  const environment = environmentMeant(context);
  const settings = await environmentSettings(environment);
  tell(context, environment, await configure({ ...changeWords(context, environment), settings }));
}

const nothingWritten = 'Nothing was written (--dry-run).';

/** Says what a change came to. */
export function tell(
  { values, say }: CommandContext,
  environment: EnvironmentName,
  { changed, revision, what }: ChangeResult,
): void {
  const dryRun = values['dry-run'] ?? false;
  const verb = dryRun ? 'would run' : 'runs';
  if (!changed) return say(`${environment} ${verb} all of that already (revision ${revision}).`);
  say([`${environment} ${verb} revision ${revision}:`, ...what.map((line) => `  ${line}`)].join('\n'));
  if (dryRun) say(nothingWritten);
}
