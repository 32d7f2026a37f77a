import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemErrorCode } from '@portal/node';
import { readReleasedFiles } from '#release/releases/releaseRecord.ts';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { checkedRelease, isReleaseName } from '../store/checkedNames.ts';
import { exists, placeFolder } from '../store/folderReleases.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { inTurns } from '../store/inTurns.ts';
import type { ReleaseName, ReleaseStore } from '../store/releaseStore.ts';

/** Brings a release into the folder that serves its files. */
export type BringRelease = (release: ReleaseName) => Promise<void>;

/** Minimum milliseconds between listings, whatever names unauthenticated callers invent. */
const listEveryMs = 1_000;

/**
 * Copies releases to a local folder on demand, laid out as in a store and checked against their own record. Released
 * files never change, so copies never expire; a deleted one is fetched again.
 */
export function bucketCache(store: ReleaseStore, folder: string): BringRelease {
  const coming = new Map<string, Promise<void>>();
  const isPublished = publishedNames(store);

  async function fetchRelease(release: ReleaseName, name: string): Promise<void> {
    const target = join(folder, 'artefacts', name);
    if (await exists(target)) return;
    const names = await store.files(release);
    // Removed in the meantime.
    if (names.length === 0) return;
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
    if (await exists(join(folder, 'artefacts', name))) return;
    if (!coming.has(name) && !(await isPublished(name))) return;
    const under = coming.get(name) ?? fetchRelease(release, name);
    coming.set(name, under);
    try {
      await under;
    } finally {
      coming.delete(name);
    }
  };
}

/**
 * Looks up a release. For an unknown name it reads a new list, shared by all callers: new releases are found, and
 * unauthenticated callers cost one request a second.
 */
function publishedNames(store: ReleaseStore): (name: string) => Promise<boolean> {
  let known = new Set<string>();
  let readAt = -Infinity;
  let begun = 0;
  let done = 0;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const early = readAt + listEveryMs - performance.now();
    await pause(Math.min(Math.max(0, early), listEveryMs));
    begun += 1;
    readAt = performance.now();
    known = new Set((await store.releases()).map(checkedRelease));
    done = begun;
  }

  return async (name) => {
    const next = begun + 1;
    while (!known.has(name) && done < next) {
      reading ??= read().finally(() => (reading = undefined));
      await reading;
    }
    return known.has(name);
  };
}

async function checkedFiles(store: ReleaseStore, release: ReleaseName, names: readonly string[]) {
  const files = new Map<string, Buffer>();
  await inTurns(names, async (name) => {
    const bytes = await store.readFile(release, name);
    if (bytes !== undefined) files.set(name, bytes);
  });
  const record = files.get('release.json');
  const hashes = record === undefined ? {} : readReleasedFiles(release, record.toString('utf8')).integrity;
  for (const [name, expected] of Object.entries(hashes)) {
    const bytes = files.get(name);
    if (bytes !== undefined && integrityOf(bytes) === expected) continue;
    throw new UserFacingError(
      `${release.name} ${release.version} is damaged in ${store.location}: ${name} is not what was released.`,
      'Repair it from the same build (pnpm release repair), or roll back to another version.',
    );
  }
  return files;
}
