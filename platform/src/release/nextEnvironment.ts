import type { Environment } from '@portal/wire';
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

/** The environment as it would be with these releases; undefined if nothing would change. */
export function nextEnvironment({ name, current, settings, records }: Change): Environment | undefined {
  const shell = records.find((record) => record.name === 'shell') ?? current?.shell;
  if (shell === undefined) {
    throw new PortalFault(
      `Environment ${name} has no shell yet (rule: a shell first).`,
      'Publish the shell first, or together with the remotes: pnpm release publish',
    );
  }
  const remotes = { ...current?.remotes };
  for (const record of records) if ('area' in record) remotes[record.name] = remoteRelease(record);
  const next: Environment = {
    environment: name,
    revision: (current?.revision ?? 0) + 1,
    ...settings,
    shell: { version: shell.version, contract: shell.contract },
    remotes: Object.fromEntries(Object.entries(remotes).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
  return current && isSame({ ...current, revision: next.revision }, next) ? undefined : next;
}

type RemoteRecord = Extract<ReleaseRecord, { area: string }>;

function remoteRelease({ name, ...release }: RemoteRecord): Environment['remotes'][string] {
  return { ...release, baseUrl: `/artefacts/${name}/${release.version}/` };
}

/** Same content, in whatever order the keys were written. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
