import { randomUUID } from 'node:crypto';
import type { S3Objects } from '@portal/bucket';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { type EnvironmentName, type ReleaseStore, RevisionTaken } from '../store/releaseStore.ts';

/**
 * The environments of a bucket store. As in a folder, creating the revision's object is the commit, by a conditional
 * write. The pointer follows by compare-and-set and never goes back.
 */
export function s3Environments(
  objects: S3Objects,
): Pick<ReleaseStore, 'currentRevision' | 'readRevision' | 'appendRevision'> {
  const keyOf = (environment: EnvironmentName, revision: number) =>
    `environments/${environment}/revisions/${revision}.json`;
  const pointerOf = (environment: EnvironmentName) => `environments/${environment}/current`;
  /** Highest revisions seen; lookups start there, since revisions only grow. */
  const seen = new Map<EnvironmentName, number>();

  async function pointer(environment: EnvironmentName) {
    const found = await objects.get(pointerOf(environment));
    if (found === undefined) return undefined;
    const text = found.bytes.toString('utf8').trim();
    if (/^[1-9]\d*$/.test(text)) return { etag: found.etag, revision: Number(text) };
    throw new UserFacingError(
      `The pointer of environment ${environment} is damaged (${pointerOf(environment)}).`,
      'Write the number of the highest file under revisions/ into it.',
    );
  }

  async function latestFrom(environment: EnvironmentName, start: number): Promise<number> {
    let revision = start;
    while ((await objects.get(keyOf(environment, revision + 1))) !== undefined) revision += 1;
    seen.set(environment, revision);
    return revision;
  }

  async function movePointer(environment: EnvironmentName, revision: number): Promise<void> {
    const found = await pointer(environment);
    if (found !== undefined && found.revision >= revision) return;
    const only = found === undefined ? 'new' : { etag: found.etag };
    const moved = await objects.put(pointerOf(environment), Buffer.from(`${revision}\n`), { only });
    if (!moved) await movePointer(environment, revision);
  }

  return {
    async currentRevision(environment) {
      const start = seen.get(environment) ?? (await pointer(environment))?.revision ?? 0;
      return latestFrom(environment, start);
    },
    async readRevision(environment, revision) {
      return (await objects.get(keyOf(environment, revision)))?.bytes.toString('utf8');
    },
    async appendRevision(environment, revision, text) {
      if (revision === 1) await assertConditionalWrites(objects);
      const key = keyOf(environment, revision);
      const writer = randomUUID();
      const contentType = 'application/json';
      const written = await objects.put(key, Buffer.from(text), { only: 'new', writer, contentType });
      // After a lost response, the retry finds its own object.
      if (!written && (await objects.get(key))?.writer !== writer)
        throw new RevisionTaken(environment, revision);
      await movePointer(environment, revision);
    },
  };
}

/** Refuses servers that ignore write conditions: writers would silently overwrite each other. */
async function assertConditionalWrites(objects: S3Objects): Promise<void> {
  const key = `staging/probe-${randomUUID()}`;
  const probe = Buffer.from('Is an object only written where there is none?\n');
  await objects.put(key, probe, { only: 'new' });
  const again = await objects.put(key, probe, { only: 'new' });
  const changed = await objects.put(key, probe, { only: { etag: '"00000000000000000000000000000000"' } });
  await objects.remove([key]);
  if (again || changed) {
    throw new UserFacingError(
      'This bucket ignores conditional writes (If-None-Match, If-Match): two releases at once could overwrite each other.',
      'Use a storage that supports conditional writes, or a folder.',
    );
  }
}
