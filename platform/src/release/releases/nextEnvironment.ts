import { isContractCompatible } from '@portal/contract';
import type { Environment, ReleasedVersion, RemoteRelease } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { type EnvironmentSettings, stageBefore } from '#run/settings/environmentSettings.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import type { ReleaseRecord, RemoteRecord } from './releaseRecord.ts';

interface Change {
  name: EnvironmentName;
  current: Environment | undefined;
  settings: EnvironmentSettings;
  records: readonly ReleaseRecord[];
}

/** Replaces releases of the same names; the revision number is set on writing. */
export function nextEnvironment({ name, current, settings, records }: Change): Environment {
  const shell = records.find((record) => record.name === 'shell') ?? current?.shell;
  if (shell === undefined) {
    throw new UserFacingError(
      `Environment ${name} has no shell yet (rule: a shell first).`,
      stageBefore(name) === undefined
        ? `Publish it as well: pnpm release publish --environment ${name} --why "…"`
        : `Promote it as well, or everything that runs in ${stageBefore(name)}: pnpm release promote --all --to ${name} --why "…"`,
    );
  }
  refuseRetired(name, current, records);
  const remotes = { ...current?.remotes };
  for (const record of records) {
    if ('area' in record) remotes[record.name] = remoteOf(record);
  }
  const { apiBase, overrides, headerVariant, links, downloads, tabNames } = settings;
  return withLastGood(current, {
    environment: name,
    revision: current?.revision ?? 0,
    apiBase,
    overrides,
    headerVariant,
    downloads,
    tabNames,
    links,
    shell: shellOf(shell),
    remotes: Object.fromEntries(Object.entries(remotes).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    retired: current?.retired,
  });
}

/** A new shell has no pins yet; the current one keeps its own. */
const shellOf = (shell: Environment['shell'] | ReleaseRecord): Environment['shell'] =>
  'name' in shell ? { version: shell.version, contract: shell.contract } : shell;

function refuseRetired(
  name: EnvironmentName,
  current: Environment | undefined,
  records: Change['records'],
): void {
  const one = records.find((record) => Object.hasOwn(current?.retired ?? {}, record.name));
  if (one === undefined) return;
  throw new UserFacingError(
    `${one.name} is retired in ${name} (rule: not while retired).`,
    `Bring it back first: pnpm release reinstate ${one.name} --environment ${name} --why "…"\nThe environment is unchanged.`,
  );
}

const remoteOf = (record: RemoteRecord): ReleasedVersion =>
  asReleased({ ...record, baseUrl: `/artefacts/${record.name}/${record.version}/` });

/**
 * Each remote falls back on the version that ran before, else on that one's fallback, if the shell can run it. [F-11]
 */
function withLastGood(current: Environment | undefined, next: Environment): Environment {
  return mapRemotes(next, (remote, name) => {
    const before = current?.remotes[name];
    if (before === undefined) return withoutLastGood(remote);
    const candidates =
      before.version === remote.version ? [before.lastGood] : [withoutLastGood(before), before.lastGood];
    const lastGood = candidates.find((one) => canFallBack(one, remote, next));
    return { ...withoutLastGood(remote), lastGood };
  });
}

/** Drops fallbacks that the shell cannot run. */
export const withFittingLastGood = (next: Environment): Environment =>
  mapRemotes(next, (remote) =>
    canFallBack(remote.lastGood, remote, next) ? remote : withoutLastGood(remote),
  );

const canFallBack = (one: ReleasedVersion | undefined, remote: RemoteRelease, { shell }: Environment) =>
  one !== undefined && one.version !== remote.version && isContractCompatible(one.contract, shell.contract);

function mapRemotes(
  environment: Environment,
  change: (remote: RemoteRelease, name: string) => RemoteRelease,
): Environment {
  const remotes = Object.entries(environment.remotes).map(
    ([name, remote]) => [name, change(remote, name)] as const,
  );
  return { ...environment, remotes: Object.fromEntries(remotes) };
}

const withoutLastGood = (remote: RemoteRelease): ReleasedVersion => asReleased(remote);

/** Drops what only a record contains. */
function asReleased(one: ReleasedVersion): ReleasedVersion {
  const { version, contract, area, baseUrl, pages, manifest, integrity, shared, uses } = one;
  return { version, contract, area, baseUrl, pages, manifest, integrity, shared, uses };
}

/** Ignores revision number and key order. */
export const isSameEnvironment = (one: Environment, other: Environment): boolean =>
  JSON.stringify(sorted({ ...one, revision: 0 })) === JSON.stringify(sorted({ ...other, revision: 0 }));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
