import { openServing } from '#run/bucket-cache/openServing.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { Proving, RecordedProof } from '../proof/proofOf.ts';
import { smokeLoad } from '../proof/smokeLoad.ts';
import { pageOrigins } from '#run/settings/environmentSettings.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import { oneLine, type CommandContext } from './releaseWords.ts';

/** Everywhere except in local new code is opened in a browser first, or `--unproved` says why not. */
export async function provingOf(
  { settings, values, say }: CommandContext,
  environment: EnvironmentName,
): Promise<{ proving?: Proving }> {
  if (values.unproved !== undefined) return { proving: { unproved: reasonIn(values.unproved) } };
  if (environment === 'local') return {};
  const report = (sentence: string) => say(`  ${sentence}`);
  const serving = await openServing(settings, report);
  return { proving: { prove: smokeLoad({ serving, pageOrigins: await pageOrigins(environment), report }) } };
}

function reasonIn(text: string): string {
  const reason = oneLine(text);
  if (reason !== '') return reason;
  throw new UserFacingError(
    'Why should this be put in force unproved? The history records a reason.',
    'Give it, for example: --unproved "The browser of this machine is broken"',
  );
}

/** Undefined if there is nothing to say. */
export function proofLine({ proved, unproved }: RecordedProof = {}): string | undefined {
  if (unproved !== undefined) return `Not proved: ${unproved}`;
  if (proved === undefined) return undefined;
  const pages = new Set(proved.pages.map(({ remote, path }) => `${remote} ${path}`)).size;
  const again =
    proved.again === undefined ? '' : `, ${proved.again} of them twice since the machine was busy`;
  return `Proved: ${pages} ${pages === 1 ? 'page' : 'pages'} opened in ${proved.seconds} s${again} (${proved.by}).`;
}
