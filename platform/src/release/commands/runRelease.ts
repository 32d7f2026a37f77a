import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { adaptCommand } from '../foreign-builds/adaptCommand.ts';
import { proofCommand } from '../proof-pictures/proofCommand.ts';
import { proposalsCommand, withdrawCommand } from '../proposals/proposalsCommand.ts';
import { proposeCommand } from '../proposals/proposeCommand.ts';
import { portalSettings } from '#run/settings/portalSettings.ts';
import { openStore } from '#run/store/openStore.ts';
import { statusPageCommand, type Running } from './statusPageCommand.ts';
import { configureCommand, lockCommand, rollbackCommand, unlockCommand } from './changeCommands.ts';
import { diffCommand } from './diffCommand.ts';
import { historyCommand } from './historyCommand.ts';
import { namesCommand } from './namesCommand.ts';
import { promoteCommand } from './promoteCommand.ts';
import { publishCommand } from './publishCommand.ts';
import { readWords, type CommandContext } from './releaseWords.ts';
import { reinstateCommand, retireCommand } from './retireCommands.ts';
import { statusCommand } from './statusCommand.ts';
import { pruneCommand, repairCommand, verifyCommand } from './storeCommands.ts';

/** The most used first. */
const usage = `Every day:
  pnpm release publish [package…] [--environment uat] [--from <folder>]
  pnpm release promote <package>[@version]… --to staging [--from uat]
  pnpm release promote --all --to staging [--from uat]
  pnpm release rollback [package…] --environment prod [--to <revision>]
  pnpm release status [--environment uat] [--format json]
  pnpm release history [package] --environment prod [--all]
Before anything is in force:
  pnpm release adapt --from <folder>
  pnpm release propose [package…] --environment uat [--from <folder>] [--hours 168] [--report <file>]
  pnpm release propose <package>[@version]… --to staging [--from uat] [--hours 168] [--report <file>]
  pnpm release proposals [--environment uat] [--all]
  pnpm release promote --proposal <proposal> --to staging
  pnpm release withdraw <proposal> --environment uat
An environment:
  pnpm release retire <remote> --environment prod
  pnpm release reinstate <remote>[@version] --environment prod
  pnpm release lock | unlock | configure --environment prod
To look more closely:
  pnpm release proof [<revision or proposal>] --environment uat [--save proof.html]
  pnpm release diff uat staging, or prod@41 prod
  pnpm release names [name…]
  pnpm release status-page [--listen 127.0.0.1:4310] [--portal uat=https://…]
The store:
  pnpm release verify --environment prod [--address https://…]
  pnpm release repair [package…] [--environment prod] [--from <folder>] [--dry-run]
  pnpm release prune [--keep 10] [--dry-run]
Whatever changes an environment takes --why "…" (required except in local), --by <name> and --dry-run.
What puts new code in force or proposes it opens its pages first; --unproved "…" leaves that out, with the reason on record.`;

const changing = new Set([
  'publish',
  'promote',
  'propose',
  'withdraw',
  'rollback',
  'retire',
  'reinstate',
  'lock',
  'unlock',
  'configure',
]);

/** They put new code in force, or show it before that. */
const proving = new Set(['publish', 'promote', 'propose', 'reinstate']);

const commands: Record<string, (context: CommandContext) => Promise<unknown>> = {
  publish: publishCommand,
  promote: promoteCommand,
  propose: proposeCommand,
  proposals: proposalsCommand,
  withdraw: withdrawCommand,
  rollback: rollbackCommand,
  retire: retireCommand,
  reinstate: reinstateCommand,
  lock: lockCommand,
  unlock: unlockCommand,
  configure: configureCommand,
  adapt: adaptCommand,
  status: statusCommand,
  'status-page': statusPageCommand,
  history: historyCommand,
  diff: diffCommand,
  names: namesCommand,
  proof: proofCommand,
  verify: verifyCommand,
  prune: pruneCommand,
  repair: repairCommand,
};

/** Of one command; of all for an unknown name. */
function usageOf(name = ''): string {
  if (!Object.hasOwn(commands, name)) return usage;
  const lines = usage.split('\n');
  const own = lines
    .filter((line) => line.startsWith('  ') && line.split(' --')[0]?.split(' ').includes(name))
    .map((line) => line.trim());
  const common = [changing.has(name) ? lines.at(-2) : [], proving.has(name) ? lines.at(-1) : []];
  return [...own, ...common.flat()].join('\n');
}

/**
 * Runs a `pnpm release` command. Returns what keeps running, if anything.
 * @throws UserFacingError
 */
export async function runRelease(
  words: string[],
  say: (text: string) => void,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<Running | undefined> {
  const { positionals, values } = readWords(words, usageOf(words[0]));
  const [name = '', ...names] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new UserFacingError(name === '' ? 'Which command?' : `There is no command ${name}.`, usage);
  }
  refuseWithoutStore(variables);
  const settings = portalSettings(variables);
  const running = await command({ store: await openStore(settings.store), settings, names, values, say });
  return isRunning(running) ? running : undefined;
}

/** What a pipeline releases to this machine's own store is gone with it, and looks like a success. */
function refuseWithoutStore({ CI = '', PORTAL_STORE = '', PORTAL_DATA = '' }: NodeJS.ProcessEnv): void {
  if (CI === '' || PORTAL_STORE !== '' || PORTAL_DATA !== '') return;
  throw new UserFacingError(
    'PORTAL_STORE is empty in this pipeline.',
    'Set it for the environment of the job. GitLab gives protected variables to protected branches only.',
  );
}

const isRunning = (result: unknown): result is Running =>
  typeof result === 'object' && result !== null && 'close' in result;
