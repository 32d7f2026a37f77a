import { randomUUID } from 'node:crypto';
import { access, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemErrorCode } from '../faults/explainFileFault.ts';
import { PortalFault } from '../faults/PortalFault.ts';
import { compressFiles } from './compressFiles.ts';
import { makeFolder } from './makeFolder.ts';
import { storedDamage } from './storedDamage.ts';
import type { Publication, ReleaseFiles, ReleaseName, ReleaseStore } from './releaseStore.ts';

const packageName = /^[a-z][a-z0-9-]*$/;
const versionName = /^\d[\w.+-]*$/;
const fileName = /^[\w@+-][\w@.+-]*(?:\/[\w@+-][\w@.+-]*)*$/;

/** How long the leavings of a killed publication are kept; a running one never takes as long. */
const abandonedAfterMs = 60 * 60 * 1000;

/** The half of a folder store that keeps releases. */
export function folderReleases(root: string): Pick<ReleaseStore, 'releases' | 'readFile' | 'publish'> {
  const artefacts = join(root, 'artefacts');
  const folderOf = ({ name, version }: ReleaseName) =>
    join(artefacts, checked(name, packageName), checked(version, versionName));
  return {
    async releases() {
      const names = await entries(artefacts);
      const lists = await Promise.all(
        names.map(async (name) =>
          (await entries(join(artefacts, name))).map((version) => ({ name, version })),
        ),
      );
      return lists.flat();
    },
    async readFile(release, file) {
      return readIfThere(join(folderOf(release), checked(file, fileName)));
    },
    async publish(release, files) {
      return publishFolder({ root, release, folder: folderOf(release), files });
    },
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
    if (damaged === undefined) return sameOrRefused({ folder, release, files });
    if (!release.version.includes('-local.')) throw damagedRelease({ release, folder }, damaged);
    // Nobody else runs a version of this machine alone: it is made anew.
    await makeFolder(join(root, 'staging'));
    await rename(folder, join(root, 'staging', randomUUID()));
  }
  const staging = join(root, 'staging');
  await removeAbandoned(staging);
  const staged = join(staging, randomUUID());
  try {
    for (const [file, bytes] of await compressFiles(files)) {
      const path = join(staged, checked(file, fileName));
      await makeFolder(dirname(path));
      await writeFile(path, bytes, { flush: true });
    }
    await syncFolders(staged);
    await makeFolder(dirname(folder));
    await rename(staged, folder);
    await syncFolder(dirname(folder));
    return 'published';
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOTEMPTY' && systemErrorCode(error) !== 'EEXIST') throw error;
    return await sameOrRefused({ folder, release, files });
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

const damagedRelease = ({ release, folder }: Pick<FolderPublication, 'release' | 'folder'>, file: string) =>
  new PortalFault(
    `${release.name} ${release.version} is damaged in the release store: ${file} in ${folder} is not what was published.`,
    'Move that folder away and publish the same build again, or bring it back from a copy.',
  );

async function sameOrRefused({
  folder,
  release,
  files,
}: Omit<FolderPublication, 'root'>): Promise<Publication> {
  const stored = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name),
  ).length;
  const differing: string[] = [];
  for (const [file, bytes] of files) {
    const known = await readIfThere(join(folder, checked(file, fileName)));
    if (!known?.equals(bytes)) differing.push(file);
  }
  if (differing.length === 0 && stored === files.size) return 'known';
  throw new PortalFault(
    `${release.name} ${release.version} is published already, with other bytes (${differing[0] ?? 'fewer files'}).`,
    'A published version never changes. Raise the version in its package.json, build again and publish that.',
  );
}

/** A power cut after the rename must not leave a release whose files are empty. */
async function syncFolders(folder: string): Promise<void> {
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of below) if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name));
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no way to write a folder out.
  if (process.platform === 'win32') return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function removeAbandoned(staging: string): Promise<void> {
  for (const name of await entries(staging)) {
    const path = join(staging, name);
    if (Date.now() - (await changedMs(path)) > abandonedAfterMs)
      await rm(path, { recursive: true, force: true });
  }
}

/** When a folder was last changed; now, if another writer has just removed it. */
async function changedMs(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return Date.now();
    throw error;
  }
}

function checked(name: string, pattern: RegExp): string {
  if (pattern.test(name) && !name.includes('..')) return name;
  throw new PortalFault(
    `“${name}” cannot be a name in the release store.`,
    'Use letters, digits, dots, dashes and underscores.',
  );
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Names in a folder, sorted; none if the folder is not there. */
async function entries(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** The bytes of a file, or undefined if it is not there. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}
