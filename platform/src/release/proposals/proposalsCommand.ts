import {
  changeWords,
  chosenEnvironment,
  environmentNamed,
  type CommandContext,
} from '../commands/releaseWords.ts';
import { textTable } from '../commands/textTable.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { minuteOf } from '../history/minuteOf.ts';
import { needsSignature } from '#run/previews/previewToken.ts';
import { withdraw } from './keepProposal.ts';
import { readProposals, stateOf, type Proposal } from './proposal.ts';
import { linkOf } from './proposalLink.ts';

/** `proposals [--environment uat] [--all]`: what can be seen; with `--all` also what could. */
export async function proposalsCommand(context: CommandContext): Promise<void> {
  const { store, values, say } = context;
  const environment = chosenEnvironment(context);
  const now = new Date();
  const all = (await readProposals(store, environment)).filter(
    (one) => values.all === true || stateOf(one, now) === 'open',
  );
  if (all.length === 0)
    return say(`${environment}: nothing is proposed.${values.all === true ? '' : ' What was: add --all.'}`);
  say(
    `${environment}\n${textTable(
      headings,
      all.map((one) => rowOf(one, now)),
    )}`,
  );
  if (needsSignature(environment) && context.settings.previewKey === undefined)
    return say('Their links need PORTAL_PREVIEW_KEY.');
  for (const one of all.filter((each) => stateOf(each, now) === 'open'))
    say(`${one.id}: ${await linkOf(context, environment, one)}`);
}

const headings = ['proposal', 'state', 'until', 'by', 'from', 'what', 'why'];

function rowOf(proposal: Proposal, now: Date): string[] {
  const { id, until, who, environment, releases, why } = proposal;
  const what = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
  return [id, stateOf(proposal, now), minuteOf(until), who, String(environment.revision), what, why];
}

/** `withdraw <proposal> --environment uat` */
export async function withdrawCommand(context: CommandContext): Promise<void> {
  const { names, values, say } = context;
  const environment = environmentNamed(values.environment ?? context.settings.environment);
  const [id] = names;
  if (id === undefined || names.length > 1)
    throw new UserFacingError(
      'Which proposal?',
      `See what is open: pnpm release proposals --environment ${environment}`,
    );
  const words = changeWords(context, environment);
  if (words.dryRun) return say(`Proposal ${id} would be withdrawn. Nothing was written (--dry-run).`);
  await withdraw(words, id);
  say(`Proposal ${id} of ${environment} is withdrawn: its link shows nothing any more.`);
}
