import { knownPortals } from '#run/status-page/knownPortals.ts';
import { askClients } from '../impact/askClients.ts';
import { coveringTests } from '../impact/coveringTests.ts';
import { impactOf, type Proposed } from '../impact/impactOf.ts';
import { impactText } from '../impact/impactText.ts';
import { configure } from '../releases/configure.ts';
import type { ChangeResult } from '../releases/changeEnvironment.ts';
import { lock, unlock } from '../releases/lock.ts';
import { rollback } from '../releases/rollback.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import { picturesHint, proofLine } from './proving.ts';
import {
  changeWords,
  chosenEnvironment,
  numberNamed,
  packagesNamed,
  type CommandContext,
} from './releaseWords.ts';

/** `rollback [package…] --environment <environment> [--to <revision>]` */
export async function rollbackCommand(context: CommandContext): Promise<void> {
  const { names: words, values } = context;
  const environment = chosenEnvironment(context);
  const example = 'pnpm release rollback mfe-libraries --environment prod --why "…"';
  const names = words.length === 0 ? [] : packagesNamed(words, example).map(({ name }) => name);
  const to = values.to === undefined ? undefined : numberNamed(values.to, 'revision');
  await tell(context, environment, await rollback({ ...changeWords(context, environment), names, to }));
}

/** `lock --environment <environment>`, `unlock …` */
export const lockCommand = async (context: CommandContext): Promise<void> => {
  const environment = chosenEnvironment(context);
  const change = changeWords(context, environment);
  const { revision } = await lock(change);
  context.say(
    change.dryRun
      ? `${environment} would be locked. ${nothingWritten}`
      : `${environment} is locked from revision ${revision} on. Nothing changes there until: pnpm release unlock --environment ${environment} --why "…"`,
  );
};

export const unlockCommand = async (context: CommandContext): Promise<void> => {
  const environment = chosenEnvironment(context);
  const change = changeWords(context, environment);
  const { revision } = await unlock(change);
  context.say(
    change.dryRun
      ? `${environment} would be open again. ${nothingWritten}`
      : `${environment} may change again (revision ${revision}).`,
  );
};

/** `configure --environment <environment>`: puts platform/environments in force. */
export async function configureCommand(context: CommandContext): Promise<void> {
  const environment = chosenEnvironment(context);
  const settings = await environmentSettings(environment);
  await tell(context, environment, await configure({ ...changeWords(context, environment), settings }));
}

const nothingWritten = 'Nothing was written (--dry-run).';

/** What a change would touch; empty if nothing of it can be seen. */
export async function impactLines(
  { store, settings }: Pick<CommandContext, 'store' | 'settings'>,
  proposed: Omit<Proposed, 'store'>,
): Promise<string> {
  const impact = await impactOf({ store, ...proposed });
  const tests = await coveringTests([...new Set(impact.pages.map(({ remote }) => remote))]);
  const portal = await knownPortals(settings)(proposed.next.environment);
  return impactText(impact, { tests, clients: await askClients(portal) });
}

/** Says what changed; on a dry run also what that would touch. */
export async function tell(
  context: CommandContext,
  environment: EnvironmentName,
  result: ChangeResult & Pick<Proposed, 'builds'>,
): Promise<void> {
  const { values, say } = context;
  const { changed, revision, what, meantime, proof, proposed, builds } = result;
  const dryRun = values['dry-run'] ?? false;
  const verb = dryRun ? 'would run' : 'runs';
  if (!changed) return say(`${environment} ${verb} all of that already (revision ${revision}).`);
  const shown = picturesHint(proof, { environment, name: revision });
  const lines = [...what.map((line) => `  ${line}`), ...meantime, proofLine(proof) ?? [], shown ?? []].flat();
  say([`${environment} ${verb} revision ${revision}:`, ...lines].join('\n'));
  const text = proposed && (await impactLines(context, { ...proposed, builds }));
  if (text) say(text);
  if (dryRun) say(nothingWritten);
}
