import type { Environment } from '@portal/wire';
import { readReleaseRecord, type ReleaseRecord } from '../release/releaseRecord.ts';
import { versionsOf } from '../release/environmentChanges.ts';
import type { ReleaseName, ReleaseStore } from '../store/releaseStore.ts';
import { contractRefusals, pathRefusals, sharedRefusals } from './relationRefusals.ts';
import type { Refusal } from './refusal.ts';
import { fileRefusals, messageRefusals } from './releaseRefusals.ts';

interface Checks {
  store: ReleaseStore;
  before: Environment | undefined;
  /** The environment as it would be. */
  next: Environment;
  /** Releases that are published together with it; the store need not have them yet. */
  records: readonly ReleaseRecord[];
}

/** Every rule that an environment as it would be must keep, against its own shell; none broken: an empty list. */
export async function refusals({ store, before, next, records: given }: Checks): Promise<Refusal[]> {
  const releases = [...versionsOf(next)].map(([name, version]) => ({ name, version }));
  const records = new Map<string, ReleaseRecord>();
  for (const release of releases) {
    const record = given.find((one) => isRelease(one, release)) ?? (await storedRecord(store, release));
    if (record !== undefined) records.set(release.name, record);
  }
  const known = versionsOf(before);
  const taken = releases.filter(({ name, version }) => known.get(name) !== version);
  const files = await Promise.all(
    taken
      .filter((release) => !given.some((one) => isRelease(one, release)))
      .map((release) => {
        const { name } = release;
        const hashes = next.remotes[name]?.integrity;
        return fileRefusals({ store, release, record: records.get(name), hashes });
      }),
  );
  return [
    ...contractRefusals(next),
    ...pathRefusals(next),
    ...sharedRefusals(next, records),
    ...taken.flatMap(({ name }) => {
      const record = records.get(name);
      return record === undefined ? [] : messageRefusals(record);
    }),
    ...files.flat(),
  ];
}

const isRelease = (one: ReleaseName, other: ReleaseName) =>
  one.name === other.name && one.version === other.version;

/** The record of a published release; undefined if it is not in the store. */
export async function storedRecord(
  store: ReleaseStore,
  release: ReleaseName,
): Promise<ReleaseRecord | undefined> {
  const text = await store.readFile(release, 'release.json');
  return text === undefined ? undefined : readReleaseRecord(release.name, text.toString('utf8'));
}
