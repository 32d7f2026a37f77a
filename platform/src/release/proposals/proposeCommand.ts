import { writeFile } from 'node:fs/promises';
import { impactLines } from '../commands/changeCommands.ts';
import { promotedReleases } from '../commands/promoteCommand.ts';
import { picturesHint, proofLine, provingOf } from '../commands/proving.ts';
import { chosenBuild } from '../commands/publishCommand.ts';
import {
  changeWords,
  chosenEnvironment,
  environmentNamed,
  numberNamed,
  type CommandContext,
} from '../commands/releaseWords.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { minuteOf } from '../history/minuteOf.ts';
import type { ChangeResult, ProposedChange } from '../releases/changeEnvironment.ts';
import { promote } from '../releases/promote.ts';
import { publishBuilds } from '../releases/publishBuilds.ts';
import { environmentSettings, longestPreviewHours, previewHours } from '#run/settings/environmentSettings.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import { keepProposal } from './keepProposal.ts';
import type { Proposal } from './proposal.ts';
import { linkOf, refuseWithoutKey } from './proposalLink.ts';

/**
 * `propose [package…] --environment uat`: what `publish` would put in force, or `propose <package>[@version]… --to
 * staging`, what `promote` would. Everything happens but that. [F-21]
 */
export async function proposeCommand(context: CommandContext): Promise<void> {
  const { values, say } = context;
  if (values.report === undefined) return propose(context, say);
  const lines: string[] = [];
  const write = (verdict: string) =>
    writeFile(
      values.report ?? '',
      `${reportMark(context)}\n${verdict}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`,
    );
  const both = (text: string) => {
    lines.push(text);
    say(text);
  };
  try {
    await propose(context, both);
    await write('The release was checked, and can be seen before it is in force.');
  } catch (error) {
    if (error instanceof UserFacingError) {
      lines.push(`✗ ${error.message}`, error.hint);
      await write('The release is refused.');
    }
    throw error;
  }
}

/** The first line of a report, not shown: a later one of the same packages replaces the comment that begins with it. */
const reportMark = ({ names }: CommandContext) => `<!-- proposal of ${names.join(' ')} -->`;

async function propose(context: CommandContext, say: CommandContext['say']): Promise<void> {
  const { values } = context;
  const environment = values.to === undefined ? chosenEnvironment(context) : environmentNamed(values.to);
  refuseWithoutKey(context, environment);
  const hours = values.hours === undefined ? await previewHours(environment) : hoursIn(values.hours);
  const words = changeWords(context, environment);
  let stored: Proposal | undefined;
  const keep = async (proposed: ProposedChange) => {
    stored = await keepProposal({ ...words, hours }, proposed);
  };
  const change = { ...words, ...(await provingOf(context, environment)), keep };
  const result =
    values.to === undefined
      ? await publishBuilds({ ...change, ...(await chosenBuild(context, { isProposed: true })) })
      : await promote({
          ...change,
          releases: await promotedReleases(context, environment),
          settings: await environmentSettings(environment),
        });
  say(await proposedText(context, environment, { ...result, stored }));
}

function hoursIn(word: string): number {
  const hours = numberNamed(word, 'number of hours');
  if (hours <= longestPreviewHours) return hours;
  throw new UserFacingError(
    `--hours is ${hours}.`,
    `At most ${longestPreviewHours}: propose again after that.`,
  );
}

async function proposedText(
  context: CommandContext,
  environment: EnvironmentName,
  {
    changed,
    revision,
    what,
    proof,
    proposed,
    stored,
    ...rest
  }: ChangeResult & { stored: Proposal | undefined },
): Promise<string> {
  if (!changed)
    return `${environment} runs all of that already (revision ${revision}): nothing was proposed.`;
  const impact = proposed && (await impactLines(context, { ...proposed, ...rest }));
  const lines = [...what.map((line) => `  ${line}`), proofLine(proof) ?? [], impact ?? []].flat();
  if (stored === undefined)
    return [`Proposed for ${environment} would be:`, ...lines, 'Nothing was written (--dry-run).'].join('\n');
  const { id, until, environment: shown } = stored;
  return [
    `Proposal ${id} of ${environment}, made from revision ${shown.revision}:`,
    ...lines,
    ...[picturesHint(proof, { environment, name: id }) ?? []].flat(),
    `See it until ${minuteOf(until)}: ${await linkOf(context, environment, stored)}`,
    `Put it in force: pnpm release promote --proposal ${id} --to ${environment} --why "…"`,
  ].join('\n');
}
