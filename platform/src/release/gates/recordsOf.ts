import type { Environment } from '@portal/wire';
import { versionsOf } from '../releases/environmentChanges.ts';
import { inStore, readReleaseRecord, type ReleaseRecord } from '../releases/releaseRecord.ts';
import type { ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';

export const isRelease = (one: ReleaseName, other: ReleaseName): boolean =>
  one.name === other.name && one.version === other.version;

/** Undefined if the release is not in the store. */
export async function storedRecord(
  store: ReleaseStore,
  release: ReleaseName,
): Promise<ReleaseRecord | undefined> {
  const text = await store.readFile(release, 'release.json');
  return text === undefined
    ? undefined
    : readReleaseRecord(release.name, text.toString('utf8'), inStore(release));
}

/**
 * By package.
 * @param given records of releases that need not be in the store yet
 */
export async function recordsOf(
  store: ReleaseStore,
  environment: Environment,
  given: readonly ReleaseRecord[] = [],
): Promise<Map<string, ReleaseRecord>> {
  const records = new Map<string, ReleaseRecord>();
  for (const [name, version] of versionsOf(environment)) {
    const release = { name, version };
    const record = given.find((one) => isRelease(one, release)) ?? (await storedRecord(store, release));
    if (record !== undefined) records.set(name, record);
  }
  return records;
}
