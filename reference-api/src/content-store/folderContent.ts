import { createHash } from 'node:crypto';
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { LRUCache } from 'lru-cache';
import {
  ContentDamaged,
  isHash,
  ownerMark,
  pathOf,
  type ContentStore,
  type ReceivedFile,
  type StoredContent,
  type UnusedFiles,
} from './ContentStore.ts';
import { ifThere, isUntouched, namesBefore, receiveAndKeep, sweepIncoming } from './incoming.ts';

/** Read at once when a file is checked. */
const chunkBytes = 1024 * 1024;

/** Files whose check is remembered while they stay as they are. */
const mostChecked = 100_000;

/** So that a new name survives a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(chunkBytes);
  for (let place = 0; ;) {
    const { bytesRead } = await file.read(buffer, 0, chunkBytes, place);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(buffer.subarray(0, bytesRead));
    place += bytesRead;
  }
}

async function keepIn(folder: string, { path: aside, hash }: ReceivedFile): Promise<void> {
  const path = join(folder, pathOf(hash));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Replaces the same bytes, or damaged ones.
  await rename(aside, path);
  await syncFolder(dirname(path));
}

async function claimFolder(folder: string, owner: string): Promise<string> {
  const mark = join(folder, ownerMark);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(mark, owner, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(mark, 'utf8');
}

/** A folder: `sha256/ab/cdef…`, and `incoming` for what is being written. */
export function folderContent(folder: string): ContentStore {
  const checked = new LRUCache<string, string>({ max: mostChecked });

  /** Bytes that decay while the file's time stamps stay are noticed by the next process. */
  async function check(hash: string, file: FileHandle): Promise<number> {
    const { ino, size, mtimeMs, ctimeMs } = await file.stat();
    const state = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    if (checked.get(hash) === state) return size;
    if ((await hashOf(file)) !== hash) throw new ContentDamaged(hash);
    checked.set(hash, state);
    return size;
  }

  const incoming = join(folder, 'incoming');
  const keep = (file: ReceivedFile) => keepIn(folder, file);
  return {
    location: folder,
    incoming,
    // It is made when it is written.
    check: () => Promise.resolve(),
    claim: (owner) => claimFolder(folder, owner),
    keep,
    write: (bytes, mostBytes) => receiveAndKeep({ incoming, keep }, bytes, mostBytes),
    open: async (hash) => {
      const file = await ifThere(open(join(folder, pathOf(hash)), 'r'));
      if (file === undefined) return undefined;
      try {
        return contentOf(file, await check(hash, file));
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    has: async (hash) => (await ifThere(stat(join(folder, pathOf(hash))))) !== undefined,
    renew: async (hash) => {
      const now = new Date();
      await ifThere(utimes(join(folder, pathOf(hash)), now, now));
    },
    sweep: (unused, olderThanMs) => sweepFolder(folder, unused, Date.now() - olderThanMs),
  };
}

const contentOf = (file: FileHandle, size: number): StoredContent => ({
  size,
  read: (range = { from: 0, to: size - 1 }) =>
    file.createReadStream({ start: range.from, end: range.to, autoClose: true }),
  close: () => file.close(),
});

async function sweepFolder(folder: string, unused: UnusedFiles, before: number): Promise<number> {
  let removed = await sweepIncoming(join(folder, 'incoming'), before);
  for (const start of (await ifThere(readdir(join(folder, 'sha256')))) ?? []) {
    const names = await namesBefore(before, join(folder, 'sha256', start));
    const hashes = names.map((name) => start + name).filter(isHash);
    for (const hash of hashes.length === 0 ? [] : await unused.among(hashes)) {
      const remove = async () => {
        // Written again or renewed meanwhile: a publication is about to name it.
        if (!(await isUntouched(before, join(folder, pathOf(hash))))) return false;
        await rm(join(folder, pathOf(hash)), { force: true });
        return true;
      };
      if (await unused.ifStill(hash, remove)) removed += 1;
    }
  }
  return removed;
}
