import { isDeepStrictEqual } from 'node:util';
import type { Environment } from '@portal/wire';
import type { ReleaseRecord } from '../releases/releaseRecord.ts';
import { hashesOf, versionsOf } from '../releases/environmentChanges.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import { isRelease, recordsOf } from './recordsOf.ts';
import { relationRefusals } from './relationRefusals.ts';
import type { Refusal } from './refusal.ts';
import { fileRefusals, textRefusals } from './releaseRefusals.ts';

interface Checks {
  store: ReleaseStore;
  before: Environment | undefined;
  /** The proposed environment. */
  next: Environment;
  /** Releases to be published with it; not necessarily in the store yet. */
  records: readonly ReleaseRecord[];
}

/** Checks a proposed environment against every rule. */
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
    ...relationRefusals(next, records, before),
    ...taken.flatMap(({ name }) => {
      const record = records.get(name);
      return record === undefined ? [] : textRefusals(record);
    }),
    ...files.flat(),
  ];
}

/** What the next state names and the store had, until someone removed it after the checks. */
export async function removedRefusals({ store, before, next }: Omit<Checks, 'records'>): Promise<Refusal[]> {
  const known = versionsOf(before);
  const taken = [...versionsOf(next)].filter(([name, version]) => known.get(name) !== version);
  const found = await Promise.all(
    taken.map(async ([name, version]) => {
      const release = { name, version };
      const isThere = (await store.readFile(release, 'release.json')) !== undefined;
      return isThere ? [] : fileRefusals({ store, release, record: undefined });
    }),
  );
  return found.flat();
}

/** Whether shell pins change, or are new. */
const hasOtherPins = (before: Environment | undefined, { shell }: Environment): boolean =>
  !isDeepStrictEqual(before?.shell.integrity, shell.integrity);
