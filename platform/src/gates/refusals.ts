import { isDeepStrictEqual } from 'node:util';
import type { Environment } from '@portal/wire';
import type { ReleaseRecord } from '../release/releaseRecord.ts';
import { hashesOf, versionsOf } from '../release/environmentChanges.ts';
import type { ReleaseName, ReleaseStore } from '../store/releaseStore.ts';
import { isRelease, recordsOf } from './recordsOf.ts';
import { relationRefusals } from './relationRefusals.ts';
import type { Refusal } from './refusal.ts';
import { fileRefusals, messageRefusals, recordedRefusals } from './releaseRefusals.ts';

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
  const records = await recordsOf(store, next, given);
  const known = versionsOf(before);
  const taken = releases.filter(
    ({ name, version }) => known.get(name) !== version || (name === 'shell' && hasOtherPins(before, next)),
  );
  const files = await Promise.all(
    taken
      .filter((release) => !given.some((one) => isRelease(one, release)))
      .map((release) => {
        const { name } = release;
        const hashes = hashesOf(next, name);
        return fileRefusals({ store, release, record: records.get(name), hashes });
      }),
  );
  return [
    ...relationRefusals(next, records),
    ...(await newRecords(store, given, taken)).flatMap(recordedRefusals),
    ...taken.flatMap(({ name }) => {
      const record = records.get(name);
      return record === undefined ? [] : messageRefusals(record);
    }),
    ...files.flat(),
  ];
}

/** Whether an environment names other files of its shell than before, or names them for the first time. */
const hasOtherPins = (before: Environment | undefined, { shell }: Environment): boolean =>
  !isDeepStrictEqual(before?.shell.integrity, shell.integrity);

/** Of releases that the store does not have yet. One that it has is published again as it is, for a damaged file. */
async function newRecords(
  store: ReleaseStore,
  given: readonly ReleaseRecord[],
  taken: readonly ReleaseName[],
) {
  const found = await Promise.all(
    taken.map(async (release) => {
      const record = given.find((one) => isRelease(one, release));
      const isKnown = record === undefined || (await store.readFile(release, 'release.json')) !== undefined;
      return isKnown ? [] : [record];
    }),
  );
  return found.flat();
}
