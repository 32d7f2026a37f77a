import { environmentNames } from '@portal/wire';
import type { EnvironmentName, ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';
import { versionsOf } from '../releases/environmentChanges.ts';
import { currentRevision, readableRevision } from '../releases/revision.ts';
import { openProposals, readProposals } from '../proposals/proposal.ts';
import { youngMs } from './youngMs.ts';

interface Pruning {
  store: ReleaseStore;
  /** Versions of each package per environment. */
  keep: number;
  dryRun: boolean;
}

/**
 * Removes unneeded releases. Kept are current and retired versions, fallbacks and each environment's last versions, for
 * open pages and rollbacks, and what can be seen as a proposal.
 */
export async function prune({ store, keep, dryRun }: Pruning): Promise<ReleaseName[]> {
  if (!dryRun) await forgetProposals(store);
  let seen = await revisionsInForce(store);
  let needed = await neededReleases(store, keep);
  const removed: ReleaseName[] = [];
  for (const release of await store.releases()) {
    if (needed.has(keyOf(release)) || (await isYoung(store, release))) continue;
    const now = await revisionsInForce(store);
    // Someone may have rolled back to it in the meantime.
    if (now !== seen) needed = await neededReleases(store, keep);
    seen = now;
    if (needed.has(keyOf(release))) continue;
    if (!dryRun) await store.remove(release);
    removed.push(release);
  }
  return removed;
}

const keyOf = ({ name, version }: ReleaseName) => `${name}/${version}`;

/** With what is proposed. */
async function revisionsInForce(store: ReleaseStore): Promise<string> {
  const all = environmentNames.map(async (name) => [
    await store.currentRevision(name),
    ...(await store.proposals.ids(name)).toSorted(),
  ]);
  return (await Promise.all(all)).join(' ');
}

/** Those that ended, for a while, say how. */
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

async function forgetProposals(store: ReleaseStore): Promise<void> {
  for (const name of environmentNames)
    for (const { id, until } of await readProposals(store, name))
      if (Date.now() - Date.parse(until) > rememberedMs) await store.proposals.remove(name, id);
}

/** Everything that an open one shows. */
async function proposedReleases(store: ReleaseStore, environment: EnvironmentName): Promise<ReleaseName[]> {
  const open = await openProposals(store, environment);
  return open.flatMap((one) =>
    [...versionsOf(one.environment)].map(([name, version]) => ({ name, version })),
  );
}

/** Also true of a release that someone else just removed. */
async function isYoung(store: ReleaseStore, release: ReleaseName): Promise<boolean> {
  const published = await store.publishedAt(release);
  return published === undefined || Date.now() - published.getTime() < youngMs;
}

async function neededReleases(store: ReleaseStore, keep: number): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const name of environmentNames) {
    const current = await currentRevision(store, name);
    for (const [one, { version, lastGood }] of Object.entries(current?.environment.remotes ?? {})) {
      needed.add(keyOf({ name: one, version }));
      if (lastGood !== undefined) needed.add(keyOf({ name: one, version: lastGood.version }));
    }
    for (const one of await proposedReleases(store, name)) needed.add(keyOf(one));
    for (const [one, { version }] of Object.entries(current?.environment.retired ?? {}))
      needed.add(keyOf({ name: one, version }));
    const ran = new Map<string, Set<string>>();
    for (let number = current?.environment.revision ?? 0; number > 0; number -= 1) {
      for (const [one, version] of versionsOf((await readableRevision(store, name, number))?.environment)) {
        const versions = ran.get(one) ?? new Set();
        ran.set(one, versions.size < keep ? versions.add(version) : versions);
      }
    }
    for (const [one, versions] of ran)
      for (const version of versions) needed.add(keyOf({ name: one, version }));
  }
  return needed;
}
