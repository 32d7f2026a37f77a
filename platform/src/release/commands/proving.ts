import { openServing } from '#run/bucket-cache/openServing.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { Proving, RecordedProof } from '../proof/proofOf.ts';
import { smokeLoad } from '../proof/smokeLoad.ts';
import { keepPictures, type Picture } from '../proof-pictures/pictures.ts';
import { countedPages } from '../proof-pictures/proofText.ts';
import { pageOrigins } from '#run/settings/environmentSettings.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import { oneLine, type CommandContext } from './releaseWords.ts';

/** Everywhere except in local new code is opened in a browser first, or `--unproved` says why not. */
export async function provingOf(
  { store, settings, values, say }: CommandContext,
  environment: EnvironmentName,
): Promise<{ proving?: Proving }> {
  if (values.unproved !== undefined) return { proving: { unproved: reasonIn(values.unproved) } };
  if (environment === 'local') return {};
  const report = (sentence: string) => say(`  ${sentence}`);
  const serving = await openServing(settings, report);
  const place = { serving, pageOrigins: await pageOrigins(environment), report };
  const keep = (pictures: readonly Picture[]) => keepPictures({ store, environment, report }, pictures);
  return { proving: { prove: smokeLoad({ ...place, keepPictures: keep }) } };
}

function reasonIn(text: string): string {
  const reason = oneLine(text);
  if (reason !== '') return reason;
  throw new UserFacingError(
    'Why should this be put in force unproved? The history records a reason.',
    'Give it, for example: --unproved "The browser of this machine is broken"',
  );
}

interface Subject {
  environment: EnvironmentName;
  /** A revision's number or a proposal's id. */
  name: number | string;
}

/** Of a revision or a proposal: how to see its pages; undefined without pictures. */
export const picturesHint = (
  { proved }: RecordedProof = {},
  { environment, name }: Subject,
): string | undefined =>
  proved?.pictures &&
  `How its pages look: pnpm release proof ${name} --environment ${environment} --save proof.html`;

/** Undefined if there is nothing to say. */
export function proofLine({ proved, unproved }: RecordedProof = {}): string | undefined {
  if (unproved !== undefined) return `Not proved: ${unproved}`;
  if (proved === undefined) return undefined;
  const again =
    proved.again === undefined ? '' : `, ${proved.again} of them twice since the machine was busy`;
  return `Proved: ${countedPages(proved)} opened in ${proved.seconds} s${again} (${proved.by}).`;
}
