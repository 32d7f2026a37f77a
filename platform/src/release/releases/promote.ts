import { refuseIfBroken, type Refusal } from '../gates/refusal.ts';
import { storedRecord } from '../gates/recordsOf.ts';
import { fileRefusals } from '../gates/releaseRefusals.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { type EnvironmentSettings, stageBefore, stages } from '#run/settings/environmentSettings.ts';
import type { EnvironmentName, ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';
import { hashesOf, versionsOf } from './environmentChanges.ts';
import { nextEnvironment } from './nextEnvironment.ts';
import type { ReleaseRecord } from './releaseRecord.ts';
import { currentRevision, inForce, readableRevision } from './revision.ts';

export interface PromoteRequest extends ChangeRequest {
  /** In one revision. */
  releases: readonly ReleaseName[];
  /** For the first release only. */
  settings: EnvironmentSettings;
}

/** Puts published versions in force as one revision, or none of them. */
export async function promote(request: PromoteRequest): Promise<ChangeResult> {
  const { store, environment: name, releases, settings } = request;
  const records = await recordsOf(store, name, releases);
  return changeEnvironment(request, async (current) => {
    const before = current?.environment;
    return {
      action: 'promote',
      next: nextEnvironment({
        name,
        current: before,
        settings: before ?? settings,
        records,
      }),
      refusals: (
        await Promise.all([
          ...releases.map((release) => stageRefusals(store, name, release)),
          ...records.map((record) => otherFilesRefusals(store, name, record)),
        ])
      ).flat(),
    };
  });
}

/** @throws naming every release that is not in the store */
async function recordsOf(
  store: ReleaseStore,
  environment: EnvironmentName,
  releases: readonly ReleaseName[],
): Promise<ReleaseRecord[]> {
  const found = await Promise.all(
    releases.map(async (release) => ({ release, record: await storedRecord(store, release) })),
  );
  const missing = found.filter(({ record }) => record === undefined);
  const refused = await Promise.all(missing.map((one) => fileRefusals({ store, ...one })));
  refuseIfBroken(environment, refused.flat());
  return found.flatMap(({ record }) => record ?? []);
}

export async function versionsIn(store: ReleaseStore, environment: EnvironmentName): Promise<ReleaseName[]> {
  const { environment: current } = inForce(environment, await currentRevision(store, environment));
  return [...versionsOf(current)].map(([name, version]) => ({ name, version }));
}

export async function versionIn(
  store: ReleaseStore,
  environment: EnvironmentName,
  name: string,
): Promise<ReleaseName> {
  const version = versionsOf((await currentRevision(store, environment))?.environment).get(name);
  if (version !== undefined) return { name, version };
  throw new UserFacingError(
    `${name} does not run in ${environment}.`,
    `See what runs where: pnpm release status. Or name a version: pnpm release promote ${name}@<version> …`,
  );
}

/** Requires that the version was in force in the stage before. */
export async function stageRefusals(
  store: ReleaseStore,
  environment: EnvironmentName,
  release: ReleaseName,
): Promise<Refusal[]> {
  const earlier = stageBefore(environment);
  if (earlier === undefined || (await lastWith(store, earlier, release)) !== undefined) return [];
  const { name, version } = release;
  return [
    {
      rule: 'one stage after the other',
      message: `${name} ${version} has never run in ${earlier}.`,
      hint: `Promote it there first: pnpm release promote ${name}@${version} --to ${earlier} --why "…"`,
    },
  ];
}

/** Requires the files pinned in the stage before, whatever the record says by now. [O-04] */
async function otherFilesRefusals(
  store: ReleaseStore,
  environment: EnvironmentName,
  record: ReleaseRecord,
): Promise<Refusal[]> {
  const earlier = stageBefore(environment);
  const was = earlier && (await lastWith(store, earlier, record));
  if (was === undefined) return [];
  const named = Object.entries(hashesOf(was, record.name));
  const hashes = Object.fromEntries(named.filter(([file, hash]) => record.integrity[file] !== hash));
  const { name, version } = record;
  return fileRefusals({ store, release: { name, version }, record: { ...record, integrity: {} }, hashes });
}

/**
 * The same for published versions, if this store has earlier stages. A store with only one environment is published to
 * directly.
 */
export async function publishedStageRefusals(
  store: ReleaseStore,
  environment: EnvironmentName,
  releases: readonly ReleaseName[],
): Promise<Refusal[]> {
  const earlier = stages.slice(0, Math.max(stages.indexOf(environment), 0));
  const revisions = await Promise.all(earlier.map((stage) => store.currentRevision(stage)));
  if (revisions.every((revision) => revision === 0)) return [];
  const found = await Promise.all(releases.map((release) => stageRefusals(store, environment, release)));
  const hint =
    'Publish to uat, and promote from stage to stage: pnpm release publish --environment uat --why "…"';
  return found.flat().map((refusal) => ({ ...refusal, hint }));
}

/** The last state in which a version ran; undefined if there is none. */
async function lastWith(store: ReleaseStore, environment: EnvironmentName, { name, version }: ReleaseName) {
  for (let number = await store.currentRevision(environment); number > 0; number -= 1) {
    const was = (await readableRevision(store, environment, number))?.environment;
    if (was !== undefined && versionsOf(was).get(name) === version) return was;
  }
  return undefined;
}
