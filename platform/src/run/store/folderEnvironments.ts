import { join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { exists, readIfThere } from './folderReleases.ts';
import { type EnvironmentName, type ReleaseStore, RevisionTaken } from './releaseStore.ts';
import { createWhole, replaceWhole } from './writeWhole.ts';

/**
 * The environments of a folder store. Creating a revision's file is the commit; the pointer follows. After a kill in
 * between, readers and the next writer move on from the old pointer.
 */
export function folderEnvironments(
  root: string,
): Pick<ReleaseStore, 'currentRevision' | 'readRevision' | 'appendRevision'> {
  const folderOf = (environment: EnvironmentName) => join(root, 'environments', environment);
  const fileOf = (environment: EnvironmentName, revision: number) =>
    join(folderOf(environment), 'revisions', `${revision}.json`);

  async function latestFrom(environment: EnvironmentName, start: number): Promise<number> {
    let revision = start;
    while (await exists(fileOf(environment, revision + 1))) revision += 1;
    return revision;
  }

  /** Checks again after moving: a slower writer could move the pointer back. */
  async function movePointer(environment: EnvironmentName, revision: number): Promise<void> {
    await replaceWhole(join(folderOf(environment), 'current'), `${revision}\n`);
    const latest = await latestFrom(environment, revision);
    if (latest > revision) await movePointer(environment, latest);
  }

  return {
    async currentRevision(environment) {
      return latestFrom(environment, await readPointer(join(folderOf(environment), 'current'), environment));
    },
    async readRevision(environment, revision) {
      return (await readIfThere(fileOf(environment, revision)))?.toString('utf8');
    },
    async appendRevision(environment, revision, text) {
      try {
        await createWhole(fileOf(environment, revision), text);
      } catch (error) {
        throw systemErrorCode(error) === 'EEXIST' ? new RevisionTaken(environment, revision, error) : error;
      }
      await movePointer(environment, revision);
    },
  };
}

async function readPointer(path: string, environment: EnvironmentName): Promise<number> {
  const text = (await readIfThere(path))?.toString('utf8').trim();
  if (text === undefined) return 0;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new UserFacingError(
    `The pointer of environment ${environment} is damaged (${path}).`,
    'Write the number of the highest file under revisions/ into it.',
  );
}
