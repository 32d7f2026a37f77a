import { whyUnreachable } from '../deployed/whyUnreachable.ts';
import { PortalFault } from '../faults/PortalFault.ts';
import { prune } from '../upkeep/prune.ts';
import { verifyEnvironment } from '../upkeep/verifyEnvironment.ts';
import { environmentMeant, numberNamed, type CommandContext } from './releaseWords.ts';
import { textTable } from './textTable.ts';

/** How many problems are shown one by one. */
const shown = 20;

/** How long a portal may take to answer at all, in milliseconds. */
const patienceMs = 15_000;

/** `verify [--environment …] [--address https://…]` */
export async function verifyCommand(context: CommandContext): Promise<void> {
  const { store, values, say } = context;
  const environment = environmentMeant(context);
  const address = values.address?.replace(/\/+$/, '');
  if (address !== undefined && !/^https?:\/\/[^@\s]+$/.test(address)) {
    throw new PortalFault(
      `--address is “${address.replace(/\/\/.*@/, '//…@')}”.`,
      'It has to be the address of a portal, without a password: https://…',
    );
  }
  if (address !== undefined) await assertAnswers(address);
  const { files, problems } = await verifyEnvironment({ store, environment, address });
  if (files + problems.length === 0) return say(`${environment}: nothing released yet`);
  const where = address === undefined ? 'in the release store' : `in the release store and at ${address}`;
  if (problems.length === 0)
    return say(`${environment}: all ${files} files are what was released, ${where}.`);
  const more = problems.length > shown ? [`… and ${problems.length - shown} more`] : [];
  throw new PortalFault(
    `${environment}: ${problems.length} of ${files} files are not what was released:\n${[...problems.slice(0, shown), ...more].map((line) => `  – ${line}`).join('\n')}`,
    `Publish the same builds again, or go back: pnpm release rollback --environment ${environment} --why "…"`,
  );
}

/** @throws where nobody answers at all: the files are not to blame then */
async function assertAnswers(address: string): Promise<void> {
  try {
    await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    throw whyUnreachable(address, error);
  }
}

/** Versions that stay, unless told otherwise. */
const keptVersions = 10;

/** `prune [--keep 10] [--dry-run]` */
export async function pruneCommand({ store, values, say }: CommandContext): Promise<void> {
  const keep = values.keep === undefined ? keptVersions : numberNamed(values.keep, 'number of versions');
  const dryRun = values['dry-run'] ?? false;
  const removed = await prune({ store, keep, dryRun });
  if (!dryRun) await store.sweep();
  if (removed.length === 0)
    return say(`Nothing to remove: the last ${keep} versions of each package in each environment stay.`);
  say(
    textTable(
      [dryRun ? 'would be removed' : 'removed', 'version'],
      removed.map((one) => [one.name, one.version]),
    ),
  );
  if (dryRun) say('Nothing was removed (--dry-run).');
}
