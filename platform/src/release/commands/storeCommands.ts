import { whyUnreachable } from '#run/faults/whyUnreachable.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { outputFolder } from '../builds/portalPackages.ts';
import { readBuiltRelease, type BuiltRelease } from '../releases/builtRelease.ts';
import { currentRevision } from '../releases/revision.ts';
import { sourceOf, sourceText } from '../sources/source.ts';
import type { EnvironmentName, Publication, ReleaseName } from '#run/store/releaseStore.ts';
import { isNamed, shellFileHashes } from '../pins/shellFileHashes.ts';
import { prune } from '../maintenance/prune.ts';
import { prunePictures } from '../maintenance/prunePictures.ts';
import {
  verifyEnvironment,
  verifyRelease,
  type VerifiedEnvironment,
} from '../maintenance/verifyEnvironment.ts';
import { chosenBuild } from './publishCommand.ts';
import { chosenEnvironment, numberNamed, type CommandContext } from './releaseWords.ts';
import { textTable } from './textTable.ts';

/** Findings in a report. */
const mostListed = 20;

/** How long a portal may take, in milliseconds. */
const patienceMs = 15_000;

/** `verify [--environment …] [--address https://…]` */
export async function verifyCommand(context: CommandContext): Promise<void> {
  const { store, values, say } = context;
  const environment = chosenEnvironment(context);
  const address = values.address?.replace(/\/+$/, '');
  if (address !== undefined && !/^https?:\/\/[^@\s]+$/.test(address)) {
    throw new UserFacingError(
      `--address is “${address.replace(/\/\/.*@/, '//…@')}”.`,
      'Expected the address of a portal, without a password: https://…',
    );
  }
  if (address !== undefined) await assertAnswers(address);
  const verified = await verifyEnvironment({ store, environment, address });
  const findings = findingsOf(context, environment, verified);
  const { files, notes } = verified;
  if (files + findings.length === 0) return say(`${environment}: nothing released yet`);
  for (const note of notes) say(note);
  const where = address === undefined ? 'in the release store' : `in the release store and at ${address}`;
  if (findings.length === 0)
    return say(`${environment}: all ${files} files are what was released, ${where}.`);
  const hints = await Promise.all(findings.map(({ hint }) => hint()));
  throw new UserFacingError(
    findings.map(({ what, lines }) => `${environment}: ${what}:\n${listed(lines)}`).join('\n'),
    hints.join('\n'),
  );
}

interface VerifyFinding {
  what: string;
  lines: readonly string[];
  hint: () => Promise<string>;
}

function findingsOf(
  context: CommandContext,
  environment: EnvironmentName,
  { files, problems, damaged, unserved, history }: VerifiedEnvironment,
): VerifyFinding[] {
  const findings: VerifyFinding[] = [
    {
      what: `${problems.length} of ${files} files are not what was released`,
      lines: problems,
      hint: () => wayOut(context, environment, damaged),
    },
    {
      what: 'no page is served',
      lines: unserved === undefined ? [] : [unserved.message],
      hint: () => Promise.resolve(unserved?.hint ?? ''),
    },
    {
      what: 'its history was changed',
      lines: history,
      hint: () => Promise.resolve(historyWayOut(environment)),
    },
  ];
  return findings.filter(({ lines }) => lines.length > 0);
}

function listed(lines: readonly string[]): string {
  const more = lines.length > mostListed ? [`… and ${lines.length - mostListed} more`] : [];
  return [...lines.slice(0, mostListed), ...more].map((line) => `  – ${line}`).join('\n');
}

const historyWayOut = (environment: EnvironmentName): string =>
  `Restore those revisions from a backup: environments/${environment}/revisions/<revision>.json of the release store.\n` +
  `What runs now follows from the newest alone: pnpm release status`;

/** How to fix altered files. If the store is intact, the copies served to browsers are not. */
async function wayOut(
  { store }: CommandContext,
  environment: EnvironmentName,
  damaged: readonly ReleaseName[],
): Promise<string> {
  const back = `Or roll back: pnpm release rollback --environment ${environment} --why "…"`;
  if (damaged.length === 0)
    return `The files in the release store are right: remove the copies in mirror/artefacts/ of the gateway's data folder, or what a proxy keeps.\n${back}`;
  const lines = damaged.map(async (release) => {
    const source = sourceText(await sourceOf(store, release));
    return `  pnpm release repair ${release.name} --environment ${environment}    (${release.version}, built from ${source})`;
  });
  return `Repair them from the same build, in a checkout of what it was built from:\n${(await Promise.all(lines)).join('\n')}\n${back}`;
}

/**
 * `repair [package…] [--environment …] [--from <folder>]`: restores a release's files from a build of the same bytes.
 * No environment changes.
 */
export async function repairCommand(context: CommandContext): Promise<void> {
  const { store, say, values } = context;
  const { packages, kind } = await chosenBuild(context);
  for (const one of packages) {
    const { record, files } = await readBuiltRelease(one.name, outputFolder(one, kind));
    const { name, version } = record;
    if (values['dry-run'] === true) {
      const hashes = 'area' in record ? record.integrity : {};
      const { problems } = await verifyRelease(store, {
        release: { name, version },
        hashes,
        address: undefined,
      });
      say(`${name} ${version}: ${problems.length} files would be repaired. Nothing was written (--dry-run).`);
      continue;
    }
    say(`${name} ${version} ${repairs[await putRight(context, { record, files })]}`);
  }
}

/**
 * Restores a release. One whose record was altered with its files looks intact; the build that its environment names
 * replaces it.
 */
async function putRight(context: CommandContext, { record, files }: BuiltRelease): Promise<Publication> {
  const { store } = context;
  const release = { name: record.name, version: record.version };
  const environment = (await currentRevision(store, chosenEnvironment(context)))?.environment;
  const stored = await store.readFile(release, 'release.json');
  const isOther = stored !== undefined && !files.get('release.json')?.equals(stored);
  if (!isOther || !isNamed(environment, release, shellFileHashes(files)))
    return store.publish(release, files);
  await store.remove(release);
  await store.publish(release, files);
  return 'repaired';
}

const repairs: Record<Publication, string> = {
  known: 'is undamaged: there was nothing to repair.',
  repaired: 'is repaired: all its files are what was published.',
  published: 'was not in the release store, and is there again.',
};

/** @throws if nothing answers, since the files are not to blame then */
async function assertAnswers(address: string): Promise<void> {
  try {
    await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    throw whyUnreachable(address, error);
  }
}

const defaultKeep = 10;

/** `prune [--keep 10] [--dry-run]` */
export async function pruneCommand({ store, values, say }: CommandContext): Promise<void> {
  const keep = values.keep === undefined ? defaultKeep : numberNamed(values.keep, 'number of versions');
  const dryRun = values['dry-run'] ?? false;
  const removed = await prune({ store, keep, dryRun });
  const proofs = await prunePictures({ store, keep, dryRun });
  if (!dryRun) await store.sweep();
  if (removed.length + proofs === 0)
    return say(`Nothing to remove: the last ${keep} versions of each package in each environment stay.`);
  const verb = dryRun ? 'would be removed' : 'removed';
  if (removed.length > 0)
    say(
      textTable(
        [verb, 'version'],
        removed.map((one) => [one.name, one.version]),
      ),
    );
  if (proofs > 0) say(`Pictures of ${proofs} ${proofs === 1 ? 'proof' : 'proofs'} ${verb}.`);
  if (dryRun) say('Nothing was removed (--dry-run).');
}
