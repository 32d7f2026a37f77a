import { otherBytes } from '#run/faults/otherBytes.ts';
import type { EnvironmentSettings } from '#run/settings/environmentSettings.ts';
import { recordSource, type Source } from '../sources/source.ts';
import type { ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';
import type { BuiltRelease } from './builtRelease.ts';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';
import { versionsOf } from './environmentChanges.ts';
import { nextEnvironment } from './nextEnvironment.ts';
import { publishedStageRefusals } from './promote.ts';
import { shellFileHashes, withShellFileHashes } from '../pins/shellFileHashes.ts';

export interface PublishRequest extends ChangeRequest {
  settings: EnvironmentSettings;
  releases: readonly BuiltRelease[];
  /** Recorded next to them. */
  source?: Source;
}

export interface PublishResult extends ChangeResult {
  /** New to this environment. */
  taken: ReleaseName[];
  /** Of a dry run: what would be published. */
  builds?: readonly BuiltRelease[];
}

/** All releases or none. */
export async function publish(request: PublishRequest): Promise<PublishResult> {
  const { store, environment: name, releases, settings, source } = request;
  const records = releases.map(({ record }) => record);
  const shell = releases.find(({ record }) => record.name === 'shell');
  let taken: ReleaseName[] = [];
  for (const release of releases) await refuseOtherBytes(store, release);
  const result = await changeEnvironment(request, async (current) => {
    const before = current?.environment;
    const known = versionsOf(before);
    taken = records.map(releaseName).filter((one) => known.get(one.name) !== one.version);
    const next = nextEnvironment({ name, current: before, settings, records });
    return {
      action: 'publish',
      refusals: await publishedStageRefusals(store, name, taken),
      next: shell === undefined ? next : withShellFileHashes(next, shellFileHashes(shell.files)),
      records,
      prepare: async () => {
        for (const { record, files } of releases) {
          await store.publish(releaseName(record), files);
          if (source !== undefined) await recordSource(store, releaseName(record), source);
        }
      },
    };
  });
  const newHere = result.changed ? taken : [];
  return { ...result, taken: newHere, builds: request.dryRun ? releases : undefined };
}

const releaseName = ({ name, version }: ReleaseName): ReleaseName => ({ name, version });

/** Refuses other bytes before writing, also on a dry run. The record suffices: it has every file's hash. */
async function refuseOtherBytes(store: ReleaseStore, { record, files }: BuiltRelease): Promise<void> {
  const stored = await store.readFile(releaseName(record), 'release.json');
  if (stored === undefined || files.get('release.json')?.equals(stored)) return;
  if (!record.version.includes('-local.')) throw otherBytes(record, 'release.json');
}
