import { linksTo } from '@portal/release-rules';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { currentRevision } from '../releases/revision.ts';
import { reinstate, retire } from '../retirement/retire.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { tell } from './changeCommands.ts';
import { provingOf } from './proving.ts';
import { changeWords, chosenEnvironment, packagesNamed, type CommandContext } from './releaseWords.ts';

/** @throws unless exactly one package is named */
function areaNamed({ names }: CommandContext, verb: string) {
  const example = `pnpm release ${verb} mfe-profiles --environment prod --why "…"`;
  const [first] = packagesNamed(names.slice(0, 1), example);
  if (first !== undefined && names.length === 1) return first;
  throw new UserFacingError('One area at a time.', `For example: ${example}`);
}

/** `retire <remote> --environment <environment>` */
export async function retireCommand(context: CommandContext): Promise<void> {
  const environment = chosenEnvironment(context);
  const { name } = areaNamed(context, 'retire');
  const hidden = await linksToHide(context.store, environment, name);
  const result = await retire({ ...changeWords(context, environment), name });
  await tell(context, environment, result);
  if (!result.changed) return;
  const does = context.values['dry-run'] ? 'would' : 'does';
  const shown = hidden.length === 0 ? [] : [`The shell ${does} not show any more: ${hidden.join(', ')}.`];
  if (context.values['dry-run']) return context.say(shown.join('\n'));
  const back = `To bring it back: pnpm release reinstate ${name} --environment ${environment} --why "…"`;
  context.say([...shown, 'Its addresses explain that it is not available.', back].join('\n'));
}

/** `reinstate <remote>[@version] --environment <environment>` */
export async function reinstateCommand(context: CommandContext): Promise<void> {
  const environment = chosenEnvironment(context);
  const { name, version } = areaNamed(context, 'reinstate');
  const change = { ...changeWords(context, environment), ...(await provingOf(context, environment)) };
  await tell(context, environment, await reinstate({ ...change, name, version }));
}

/** What the shell hides when an area is retired. */
async function linksToHide(store: ReleaseStore, environment: EnvironmentName, name: string) {
  const current = await currentRevision(store, environment);
  return linksTo(current?.environment.remotes[name]?.pages ?? []);
}
