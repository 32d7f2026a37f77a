import { environmentNames } from '@portal/wire';
import { takenAt } from '../proof-pictures/pictures.ts';
import { readProposals } from '../proposals/proposal.ts';
import { versionsOf } from '../releases/environmentChanges.ts';
import { readableRevision } from '../releases/revision.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { youngMs } from './youngMs.ts';

interface Pruning {
  store: ReleaseStore;
  /** Proofs per environment. */
  keep: number;
  dryRun: boolean;
}

/**
 * Removes pictures of proofs. Kept are those of each environment's last proofs, of what still runs, and of proposals
 * that are still known. Returns of how many proofs. [F-20]
 */
export async function prunePictures({ store, keep, dryRun }: Pruning): Promise<number> {
  let removed = 0;
  for (const name of environmentNames) {
    const ids = await store.pictures.ids(name);
    const needed = ids.length === 0 ? new Set() : await neededPictures(store, name, keep);
    for (const id of ids) {
      if (needed.has(id) || (await isYoung(store, name, id))) continue;
      if (!dryRun) await store.pictures.remove(name, id);
      removed += 1;
    }
  }
  return removed;
}

/** Written before the revision that names them. */
async function isYoung(store: ReleaseStore, environment: EnvironmentName, id: string): Promise<boolean> {
  const when = takenAt((await store.pictures.read(environment, id)) ?? '');
  return when !== undefined && Date.now() - when.getTime() < youngMs;
}

async function neededPictures(
  store: ReleaseStore,
  name: EnvironmentName,
  keep: number,
): Promise<ReadonlySet<string>> {
  const proposals = await readProposals(store, name);
  const needed = new Set(proposals.flatMap(({ proved }) => proved?.pictures ?? []));
  const latest = await store.currentRevision(name);
  const running = versionsOf((await readableRevision(store, name, latest))?.environment);
  let found = 0;
  for (let number = latest; number > 0; number -= 1) {
    const revision = await readableRevision(store, name, number);
    const { pictures, pages = [] } = revision?.proved ?? {};
    if (pictures === undefined) continue;
    const ran = versionsOf(revision?.environment);
    const runsStill = pages.some(({ remote }) => ran.get(remote) === running.get(remote));
    if (found < keep || runsStill) needed.add(pictures);
    found += 1;
  }
  return needed;
}
