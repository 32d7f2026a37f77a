import { sourceOf, type Source } from '../sources/source.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { statesOf, versionsOf } from './environmentChanges.ts';
import { currentRevision, readableRevision, type Revision } from './revision.ts';

/** `since`: the revision that brought this version. */
export interface RunningPackage {
  name: string;
  version: string;
  since: Pick<Revision, 'who' | 'when' | 'why'> & { revision: number };
  /** Undefined if not recorded. */
  source: Source | undefined;
  /** Why its pages were not opened before it, or the shell it runs in, was in force. */
  unproved: string | undefined;
}

export interface EnvironmentStatus {
  revision: Revision;
  packages: RunningPackage[];
  retired: RetiredPackage[];
}

/** `since`: the revision that retired it. */
export type RetiredPackage = Omit<RunningPackage, 'source' | 'unproved'>;

/** Undefined before the first release. @throws {RevisionDamaged} */
export async function environmentStatus(
  store: ReleaseStore,
  name: EnvironmentName,
): Promise<EnvironmentStatus | undefined> {
  const revision = await currentRevision(store, name);
  if (revision === undefined) return undefined;
  const since = new Map<string, Revision>();
  const open = statesOf(revision.environment);
  let newer = revision;
  for (let number = revision.environment.revision - 1; open.size > 0; number -= 1) {
    const earlier = await readableRevision(store, name, number);
    const ran = statesOf(earlier?.environment);
    for (const [one, version] of open) {
      if (ran.get(one) === version) continue;
      since.set(one, newer);
      open.delete(one);
    }
    if (earlier !== undefined) newer = earlier;
  }
  const broughtBy = (one: string) => since.get(one) ?? revision;
  const sinceOf = (one: string): RunningPackage['since'] => {
    const { who, when, why, environment } = broughtBy(one);
    return { who, when, why, revision: environment.revision };
  };
  const packages = [...versionsOf(revision.environment)].map(async ([one, version]) => {
    const source = await sourceOf(store, { name: one, version });
    const unproved = later(broughtBy(one), broughtBy('shell')).unproved;
    return { name: one, version, source, since: sinceOf(one), unproved };
  });
  const retired = Object.entries(revision.environment.retired ?? {}).map(([one, { version }]) => {
    return { name: one, version, since: sinceOf(one) };
  });
  return { revision, packages: await Promise.all(packages), retired };
}

const later = (one: Revision, other: Revision): Revision =>
  one.environment.revision > other.environment.revision ? one : other;
