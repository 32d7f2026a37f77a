import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { storedRecord } from '../gates/refusals.ts';
import { systemErrorCode } from '../faults/explainFileFault.ts';
import { PortalFault } from '../faults/PortalFault.ts';
import { versionsOf } from '../release/environmentChanges.ts';
import { readableRevision } from '../release/environmentStatus.ts';
import { checkedRelease, isReleaseName } from '../store/checkedNames.ts';
import { placeFolder } from '../store/folderReleases.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { inTurns } from '../store/inTurns.ts';
import type { EnvironmentName, ReleaseName, ReleaseStore } from '../store/releaseStore.ts';

/** Brings a release into the folder that its files are served from. */
export type BringRelease = (release: ReleaseName) => Promise<void>;

/** How long a release that is not in the store is not looked for again, in milliseconds. */
const missingForMs = 2_000;

/** How many releases that are missing are remembered. */
const mostMissing = 1_000;

/**
 * Copies of releases in a folder of this machine, laid out as in a store: whole, checked against their own record, and
 * fetched once, when they are first asked for. Released files never change, so that a copy never grows old.
 */
export function releaseMirror(store: ReleaseStore, folder: string): BringRelease {
  const coming = new Map<string, Promise<void>>();
  const missing = new Map<string, number>();

  async function fetchRelease(release: ReleaseName, name: string): Promise<void> {
    const target = join(folder, 'artefacts', name);
    if (await exists(target)) return;
    const names = await store.files(release);
    if (names.length === 0) {
      if (missing.size >= mostMissing) missing.clear();
      missing.set(name, Date.now());
      return;
    }
    const files = await checkedFiles(store, release, names);
    try {
      await placeFolder(folder, target, files);
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error;
    }
  }

  return async (release) => {
    if (!isReleaseName(release)) return;
    const name = checkedRelease(release);
    if (Date.now() - (missing.get(name) ?? 0) < missingForMs) return;
    const under = coming.get(name) ?? fetchRelease(release, name);
    coming.set(name, under);
    try {
      await under;
      if (missing.has(name)) coming.delete(name);
    } catch (error) {
      coming.delete(name);
      throw error;
    }
  };
}

interface ToMirror {
  store: ReleaseStore;
  environment: EnvironmentName;
  /** How many of its last revisions. */
  revisions: number;
  /** For the operator: what could not be brought, though nobody needs it now. */
  report: (sentence: string) => void;
}

/** Brings what an environment ran in its last revisions, for a server that cannot ask for more. */
export async function mirrorEnvironment(
  { store, environment, revisions, report }: ToMirror,
  bring: BringRelease,
): Promise<void> {
  const latest = await store.currentRevision(environment);
  for (let number = latest; number > Math.max(0, latest - revisions); number -= 1) {
    const revision = await readableRevision(store, environment, number);
    for (const [name, version] of versionsOf(revision?.environment)) {
      try {
        await bring({ name, version });
      } catch (error) {
        if (number === latest || !(error instanceof PortalFault)) throw error;
        report(`Left out: ${error.message}`);
      }
    }
  }
}

async function checkedFiles(store: ReleaseStore, release: ReleaseName, names: readonly string[]) {
  const files = new Map<string, Buffer>();
  await inTurns(names, async (name) => {
    const bytes = await store.readFile(release, name);
    if (bytes !== undefined) files.set(name, bytes);
  });
  const record = await storedRecord(store, release);
  for (const [name, expected] of Object.entries(record?.integrity ?? {})) {
    const bytes = files.get(name);
    if (bytes !== undefined && integrityOf(bytes) === expected) continue;
    throw new PortalFault(
      `${release.name} ${release.version} is damaged in ${store.location}: ${name} is not what was released.`,
      'Publish the same build again, or roll back to another version.',
    );
  }
  return files;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
