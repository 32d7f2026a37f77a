import type { Environment } from '@portal/wire';
import { PortalFault } from '../faults/PortalFault.ts';
import type { EnvironmentSettings } from '../settings/environmentSettings.ts';
import type { EnvironmentName, ReleaseName, ReleaseStore } from '../store/releaseStore.ts';
import type { BuiltRelease } from './builtRelease.ts';
import { refusals } from './gates.ts';
import { nextEnvironment } from './nextEnvironment.ts';
import { currentRevision, formatRevision } from './revision.ts';

export interface PublishRequest {
  store: ReleaseStore;
  environment: EnvironmentName;
  settings: EnvironmentSettings;
  releases: readonly BuiltRelease[];
  who: string;
  why: string;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
}

export interface PublishResult {
  /** The revision that is, or with `dryRun` would be, in force. */
  revision: number;
  changed: boolean;
  /** Versions that this environment did not run before. */
  taken: ReleaseName[];
}

/** Adds releases to the store and puts them in force in an environment. Refused as a whole or done as a whole. */
export async function publish(request: PublishRequest): Promise<PublishResult> {
  const { store, environment: name, releases, settings } = request;
  const current = (await currentRevision(store, name))?.environment;
  const records = releases.map(({ record }) => record);
  const next = nextEnvironment({ name, current, settings, records });
  refuseIfBroken(next);

  if (!request.dryRun)
    for (const { record, files } of releases) await store.publish(releaseName(record), files);
  if (next === undefined) return { revision: current?.revision ?? 0, changed: false, taken: [] };
  if (!request.dryRun) {
    const { who, why } = request;
    const when = new Date().toISOString();
    const text = formatRevision({ environment: next, who, when, why, from: current?.revision ?? null });
    await store.appendRevision(name, next.revision, text);
  }
  const taken = records
    .map(releaseName)
    .filter((release) => versionIn(current, release.name) !== release.version);
  return { revision: next.revision, changed: true, taken };
}

function refuseIfBroken(next: Environment | undefined): void {
  const found = next ? refusals(next) : [];
  if (next === undefined || found.length === 0) return;
  throw new PortalFault(
    `${next.environment} does not take this:\n${found.map(({ rule, message }) => `  – ${message} (rule: ${rule})`).join('\n')}`,
    `${[...new Set(found.map(({ mend }) => mend))].join('\n')}\nThe environment is unchanged.`,
  );
}

const releaseName = ({ name, version }: ReleaseName): ReleaseName => ({ name, version });

const versionIn = (environment: Environment | undefined, name: string) =>
  name === 'shell' ? environment?.shell.version : environment?.remotes[name]?.version;
