import type { Environment, ReleasedVersion } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { pagePartsOf } from '#run/gateway/currentPage.ts';
import { storedRecord } from '../gates/recordsOf.ts';
import { verifyChain } from '../history/revisionChain.ts';
import { foreignSentences } from '#run/security/pageOrigins.ts';
import { pageOrigins } from '#run/settings/environmentSettings.ts';
import { inTurns } from '#run/store/inTurns.ts';
import { integrityOf } from '#run/store/integrityOf.ts';
import type { EnvironmentName, ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';
import { badlyCompressedFile } from '#run/store/storedDamage.ts';
import type { ReleaseRecord } from '../releases/releaseRecord.ts';
import { hashesOf, versionsOf } from '../releases/environmentChanges.ts';
import { currentRevision } from '../releases/revision.ts';

interface Verification {
  store: ReleaseStore;
  environment: EnvironmentName;
  /** Of a portal whose answers are checked as well. */
  address: string | undefined;
}

export interface Verified {
  files: number;
  /** One sentence each. */
  problems: string[];
  /** Damaged in the store itself. */
  damaged: ReleaseName[];
}

export interface VerifiedEnvironment extends Verified {
  /** Why no page is served, although all files are right. */
  unserved: UserFacingError | undefined;
  /** Altered revisions, one sentence each. */
  history: string[];
  /** What cannot be known; nothing is wrong. */
  notes: string[];
}

/** Per file, in milliseconds. */
const patienceMs = 15_000;

/** Compares all files with what was released, including fallbacks and retired versions. */
export async function verifyEnvironment({
  store,
  environment,
  address,
}: Verification): Promise<VerifiedEnvironment> {
  const document = (await currentRevision(store, environment))?.environment;
  const { remotes = {}, retired = {} } = document ?? {};
  const fallbacks = Object.entries(remotes).flatMap(([name, { lastGood }]) =>
    lastGood === undefined ? [] : [{ name, version: lastGood.version, hashes: lastGood.integrity }],
  );
  const releases = [...versionsOf(document)].map(([name, version]) => ({
    name,
    version,
    hashes: document === undefined ? {} : hashesOf(document, name),
  }));
  const retiredReleases = Object.entries(retired).map(([name, { version }]) => ({
    name,
    version,
    hashes: {},
  }));
  const chain = await verifyChain(store, environment);
  const result: VerifiedEnvironment = {
    files: 0,
    problems: [],
    damaged: [],
    unserved: undefined,
    history: chain.problems,
    notes: [
      ...(document === undefined ? [] : foreignSentences(document, await pageOrigins(environment))),
      ...chain.notes,
    ],
  };
  for (const { hashes, ...release } of [...releases, ...fallbacks, ...retiredReleases]) {
    const { files, problems, damaged } = await verifyRelease(store, { release, hashes, address });
    const label = `${release.name} ${release.version}`;
    result.files += files;
    result.damaged.push(...damaged);
    result.problems.push(...problems.map((problem) => `${label}: ${problem}`));
  }
  if (document !== undefined && result.problems.length === 0)
    result.unserved = await whyUnserved(store, document);
  return result;
}

async function whyUnserved(store: ReleaseStore, document: Environment): Promise<UserFacingError | undefined> {
  try {
    await pagePartsOf(store, document);
    return undefined;
  } catch (error) {
    if (error instanceof UserFacingError) return error;
    throw error;
  }
}

interface ReleaseToVerify {
  release: ReleaseName;
  /** By file, as pages check them. */
  hashes: ReleasedVersion['integrity'];
  address: string | undefined;
}

export async function verifyRelease(
  store: ReleaseStore,
  { release, hashes, address }: ReleaseToVerify,
): Promise<Verified> {
  const result: Verified = { files: 0, problems: [], damaged: [] };
  const { record, problem } = await readableRecord(store, release);
  // A pinned record is checked as a file.
  if (problem !== undefined && hashes['release.json'] === undefined) {
    result.files += 1;
    result.problems.push(problem);
    result.damaged = [release];
  }
  await inTurns(Object.entries({ ...record?.integrity, ...hashes }), async ([file, expected]) => {
    result.files += 1;
    const place = `/artefacts/${release.name}/${release.version}/${file}`;
    const stored = await storedProblem(store, release, { file, expected });
    if (stored !== undefined) result.damaged = [release];
    const found = [stored];
    if (address !== undefined) found.push(await servedProblem(address + place, expected));
    for (const problem of found) if (problem !== undefined) result.problems.push(problem);
  });
  return result;
}

async function readableRecord(
  store: ReleaseStore,
  release: ReleaseName,
): Promise<{ record?: ReleaseRecord | undefined; problem?: string }> {
  try {
    const record = await storedRecord(store, release);
    return record === undefined ? { problem: 'release.json is not in the release store.' } : { record };
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return { problem: 'release.json in the release store is not what was released.' };
  }
}

async function storedProblem(
  store: ReleaseStore,
  release: ReleaseName,
  { file, expected }: { file: string; expected: string },
): Promise<string | undefined> {
  const bytes = await store.readFile(release, file);
  if (bytes === undefined) return `${file} is not in the release store.`;
  if (integrityOf(bytes) !== expected) return `${file} in the release store is not what was released.`;
  const compressed = new Map([[file, bytes]]);
  for (const ending of ['.br', '.gz']) {
    const smaller = await store.readFile(release, file + ending);
    if (smaller !== undefined) compressed.set(file + ending, smaller);
  }
  const damaged = await badlyCompressedFile(compressed);
  return damaged && `${damaged} in the release store is not what was released.`;
}

async function servedProblem(address: string, expected: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return `${address} answers ${answer.status}.`;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return integrityOf(bytes) === expected ? undefined : `${address} answers other bytes than were released.`;
  } catch (error) {
    const why = error instanceof Error && error.name === 'TimeoutError' ? 'in time' : 'at all';
    return `${address} does not answer ${why}.`;
  }
}
