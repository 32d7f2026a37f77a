import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { environmentSchema, type Environment } from '@portal/wire';
import { portalPlace } from './portal.ts';

const storeOfRun = () => join(portalPlace().dataFolder, 'store');

/** The file of the revision that an environment runs. */
export async function currentRevisionFile(store = storeOfRun()): Promise<string> {
  const folder = join(store, 'environments', 'local');
  const revision = (await readFile(join(folder, 'current'), 'utf8')).trim();
  return join(folder, 'revisions', `${revision}.json`);
}

/** The environment document in force. */
export async function currentEnvironment(store = storeOfRun()): Promise<Environment> {
  const revision = JSON.parse(await readFile(await currentRevisionFile(store), 'utf8')) as {
    environment: unknown;
  };
  return environmentSchema.parse(revision.environment);
}

/** Every file below a folder, relative to it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** What a folder holds: every file with the hash of its bytes. */
export async function fingerprintOf(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  const hashes = await Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    ),
  );
  return Object.fromEntries(files.map((file, place) => [file, hashes[place] ?? '']));
}
