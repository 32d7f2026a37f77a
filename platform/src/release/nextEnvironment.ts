import { isContractCompatible } from '@portal/contract';
import type { Environment, ReleasedVersion, RemoteRelease } from '@portal/wire';
import { PortalFault } from '../faults/PortalFault.ts';
import type { EnvironmentSettings } from '../settings/environmentSettings.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import type { ReleaseRecord } from './releaseRecord.ts';

interface Change {
  name: EnvironmentName;
  current: Environment | undefined;
  settings: EnvironmentSettings;
  records: readonly ReleaseRecord[];
}

/** The environment with these releases in place of those of the same names; its revision is set when it is written. */
export function nextEnvironment({ name, current, settings, records }: Change): Environment {
  const shell = records.find((record) => record.name === 'shell') ?? current?.shell;
  if (shell === undefined) {
    throw new PortalFault(
      `Environment ${name} has no shell yet (rule: a shell first).`,
      `Publish it, or promote the one of the stage before: pnpm release publish shell --environment ${name} --why "…", or pnpm release promote shell --to ${name} --why "…"`,
    );
  }
  const remotes = { ...current?.remotes };
  for (const record of records) {
    if ('area' in record) remotes[record.name] = remoteOf(record);
  }
  const { apiBase, overrides, headerVariant, links } = settings;
  return withLastGood(current, {
    environment: name,
    revision: current?.revision ?? 0,
    apiBase,
    overrides,
    ...(headerVariant && { headerVariant }),
    links,
    shell: { version: shell.version, contract: shell.contract },
    remotes: Object.fromEntries(Object.entries(remotes).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  });
}

/** The record of a remote's build. */
export type RemoteRecord = Extract<ReleaseRecord, { area: string }>;

/** A remote as an environment names it, by what its build says of itself. */
export function remoteOf({
  name,
  version,
  contract,
  area,
  paths,
  manifest,
  integrity,
}: RemoteRecord): ReleasedVersion {
  return { version, contract, area, baseUrl: `/artefacts/${name}/${version}/`, paths, manifest, integrity };
}

/**
 * Every remote with the version to fall back on: the one that ran here before, else what that one fell back on. One
 * that the shell cannot run is none. [F-11]
 */
export function withLastGood(current: Environment | undefined, next: Environment): Environment {
  return mapRemotes(next, (remote, name) => {
    const before = current?.remotes[name];
    if (before === undefined) return withoutLastGood(remote);
    const candidates =
      before.version === remote.version ? [before.lastGood] : [withoutLastGood(before), before.lastGood];
    const lastGood = candidates.find((one) => canFallBack(one, remote, next));
    return { ...withoutLastGood(remote), ...(lastGood && { lastGood }) };
  });
}

/** The same environment without versions to fall back on that its shell cannot run. */
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
  const remotes = Object.entries(environment.remotes).map(([name, remote]): [string, RemoteRelease] => [
    name,
    change(remote, name),
  ]);
  return { ...environment, remotes: Object.fromEntries(remotes) };
}

function withoutLastGood(remote: RemoteRelease): ReleasedVersion {
  const { version, contract, area, baseUrl, paths, manifest, integrity } = remote;
  return { version, contract, area, baseUrl, paths, manifest, integrity };
}

/** Whether two environments are the same but for their revision, in whatever order their keys were written. */
export const isSameEnvironment = (one: Environment, other: Environment): boolean =>
  JSON.stringify(sorted({ ...one, revision: 0 })) === JSON.stringify(sorted({ ...other, revision: 0 }));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
