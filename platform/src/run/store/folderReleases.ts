import { randomUUID } from 'node:crypto';
import { access, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { checkedFile, checkedRelease, isReleaseName } from './checkedNames.ts';
import { brotliQuality, compressFiles } from './compressFiles.ts';
import { makeFolder } from './makeFolder.ts';
import { otherBytes } from '../faults/otherBytes.ts';
import { isStoredBuild, storedDamage } from './storedDamage.ts';
import {
  abandonedAfterMs,
  type Publication,
  type ReleaseFiles,
  type ReleaseName,
  type ReleaseStore,
} from './releaseStore.ts';

export function folderReleases(
  root: string,
): Pick<ReleaseStore, 'releases' | 'files' | 'readFile' | 'publishedAt' | 'publish' | 'remove' | 'sweep'> {
  const artefacts = join(root, 'artefacts');
  const folderOf = (release: ReleaseName) => join(artefacts, checkedRelease(release));
  return {
    async releases() {
      const names = await entriesOf(artefacts);
      const lists = await Promise.all(
        names.map(async (name) =>
          (await entriesOf(join(artefacts, name))).map((version) => ({ name, version })),
        ),
      );
      return lists.flat().filter(isReleaseName);
    },
    async readFile(release, file) {
      return readIfThere(join(folderOf(release), checkedFile(file)));
    },
    async files(release) {
      return filesIn(folderOf(release));
    },
    async publishedAt(release) {
      const folder = folderOf(release);
      return (await exists(folder)) ? (await stat(folder)).mtime : undefined;
    },
    async publish(release, files) {
      return publishFolder({ root, release, folder: folderOf(release), files });
    },
    async remove(release) {
      const away = await putAway(root, folderOf(release));
      if (away !== undefined) await rm(away, { recursive: true, force: true });
    },
    sweep: () => removeAbandoned(join(root, 'staging')),
  };
}

interface FolderPublication {
  root: string;
  release: ReleaseName;
  folder: string;
  files: ReleaseFiles;
}

async function publishFolder({ root, release, folder, files }: FolderPublication): Promise<Publication> {
  if (await exists(folder)) {
    const damaged = await storedDamage(folder);
    if (!release.version.includes('-local.')) {
      if (damaged === undefined) return sameOrRefused({ folder, release, files });
      return repairFolder({ root, release, folder, files }, damaged);
    }
    if (damaged === undefined && (await isStoredBuild(folder, files))) return 'known';
    // No one else uses a local version.
    await putAway(root, folder);
  }
  await removeAbandoned(join(root, 'staging'));
  try {
    await placeFolder(root, folder, await compressFiles(files, brotliQuality()));
    return 'published';
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOTEMPTY' && systemErrorCode(error) !== 'EEXIST') throw error;
    return await sameOrRefused({ folder, release, files });
  }
}

/** All or nothing. @throws ENOTEMPTY if another writer was first */
export async function placeFolder(root: string, folder: string, files: ReleaseFiles): Promise<void> {
  const staged = join(root, 'staging', randomUUID());
  try {
    for (const [file, bytes] of files) {
      const path = join(staged, checkedFile(file));
      await makeFolder(dirname(path));
      await writeFile(path, bytes, { flush: true });
    }
    await syncFolders(staged);
    await makeFolder(dirname(folder));
    await rename(staged, folder);
    await syncFolder(dirname(folder));
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Atomic. Returns its new place; undefined if there was none. */
async function putAway(root: string, folder: string): Promise<string | undefined> {
  const away = join(root, 'staging', randomUUID());
  await makeFolder(dirname(away));
  try {
    await rename(folder, away);
    return away;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Restores each bad file atomically, if this is the published build. */
async function repairFolder(publication: FolderPublication, damaged: string): Promise<Publication> {
  const { root, folder, files } = publication;
  if (!(await isStoredBuild(folder, files))) throw damagedRelease(publication, damaged);
  for (const [file, bytes] of await compressFiles(files, brotliQuality())) {
    const path = join(folder, checkedFile(file));
    if ((await readIfThere(path))?.equals(bytes)) continue;
    const staged = join(root, 'staging', randomUUID());
    await makeFolder(dirname(staged));
    await makeFolder(dirname(path));
    await writeFile(staged, bytes, { flush: true });
    await rename(staged, path);
  }
  return 'repaired';
}

const damagedRelease = ({ release, folder }: Pick<FolderPublication, 'release' | 'folder'>, file: string) =>
  new UserFacingError(
    `${release.name} ${release.version} is damaged in the release store: ${file} in ${folder} is not what was published, and this is another build.`,
    `Check out the commit that it was built from (pnpm release history), then: pnpm release repair ${release.name}\nOr restore that folder from a backup.`,
  );

async function sameOrRefused({
  folder,
  release,
  files,
}: Omit<FolderPublication, 'root'>): Promise<Publication> {
  const stored = (await filesIn(folder)).filter((file) => !/\.(?:br|gz)$/.test(file)).length;
  const differing: string[] = [];
  for (const [file, bytes] of files) {
    const known = await readIfThere(join(folder, checkedFile(file)));
    if (!known?.equals(bytes)) differing.push(file);
  }
  if (differing.length === 0 && stored === files.size) return 'known';
  throw otherBytes(release, differing[0]);
}

/** A power cut after the rename could leave empty files. */
async function syncFolders(folder: string): Promise<void> {
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of below) if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name));
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot sync a folder.
  if (process.platform === 'win32') return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function removeAbandoned(staging: string): Promise<number> {
  let removed = 0;
  for (const name of await entriesOf(staging)) {
    const path = join(staging, name);
    if (Date.now() - (await changedMs(path)) <= abandonedAfterMs) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

export async function filesIn(folder: string): Promise<string[]> {
  if (!(await exists(folder))) return [];
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** Now, if another writer just removed it. */
async function changedMs(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return Date.now();
    throw error;
  }
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Sorted; none if it is missing or a file. */
export async function entriesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')) return [];
    throw error;
  }
}

export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}
