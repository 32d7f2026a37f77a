import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { LRUCache } from 'lru-cache';
import {
  ContentDamaged,
  ContentTooLarge,
  type ContentStore,
  type StoredContent,
  type WrittenContent,
} from './ContentStore.ts';

const hashed = /^[0-9a-f]{64}$/;

/** Read at once when a file is checked. */
const chunkBytes = 1024 * 1024;

/** Files whose check is remembered while they stay as they are. */
const mostChecked = 100_000;

async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** So that a new name survives a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeTo(
  file: FileHandle,
  bytes: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<WrittenContent> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > mostBytes) throw new ContentTooLarge(mostBytes);
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  await file.sync();
  return { hash: hash.digest('hex'), size };
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

const pathIn = (folder: string, hash: string) => join(folder, 'sha256', hash.slice(0, 2), hash.slice(2));

async function writeInto(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<WrittenContent> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const aside = join(incoming, randomUUID());
  const file = await open(aside, 'wx', 0o600);
  try {
    const written = await writeTo(file, bytes, mostBytes);
    const path = pathIn(folder, written.hash);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Replaces the same bytes, or damaged ones.
    await rename(aside, path);
    await syncFolder(dirname(path));
    return written;
  } finally {
    await file.close();
    await rm(aside, { force: true });
  }
}

async function isUntouched(since: number, path: string): Promise<boolean> {
  const info = await ifThere(stat(path));
  return info?.isFile() === true && info.mtimeMs < since;
}

/** Of the files in a folder, those that nobody has touched since. */
async function namesBefore(time: number, inside: string): Promise<string[]> {
  const names = (await ifThere(readdir(inside))) ?? [];
  const found = await Promise.all(
    names.map(async (name) => ((await isUntouched(time, join(inside, name))) ? [name] : [])),
  );
  return found.flat();
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

  return {
    location: folder,
    write: (bytes, mostBytes) => writeInto(folder, bytes, mostBytes),
    open: async (hash) => {
      if (!hashed.test(hash)) throw new Error(`${hash} is not a hash.`);
      const file = await ifThere(open(pathIn(folder, hash), 'r'));
      if (file === undefined) return undefined;
      try {
        return contentOf(file, await check(hash, file));
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    renew: async (hash) => {
      if (!hashed.test(hash)) throw new Error(`${hash} is not a hash.`);
      const now = new Date();
      await ifThere(utimes(pathIn(folder, hash), now, now));
    },
    sweep: (unusedAmong, olderThanMs) => sweepFolder(folder, unusedAmong, Date.now() - olderThanMs),
  };
}

const contentOf = (file: FileHandle, size: number): StoredContent => ({
  size,
  read: (range = { from: 0, to: size - 1 }) =>
    file.createReadStream({ start: range.from, end: range.to, autoClose: true }),
  close: () => file.close(),
});

async function sweepFolder(
  folder: string,
  unusedAmong: (hashes: string[]) => Promise<string[]>,
  before: number,
): Promise<number> {
  const incoming = join(folder, 'incoming');
  const left = await namesBefore(before, incoming);
  for (const name of left) await rm(join(incoming, name), { force: true });
  let removed = left.length;
  for (const start of (await ifThere(readdir(join(folder, 'sha256')))) ?? []) {
    const names = await namesBefore(before, join(folder, 'sha256', start));
    const hashes = names.map((name) => start + name).filter((hash) => hashed.test(hash));
    for (const hash of hashes.length === 0 ? [] : await unusedAmong(hashes)) {
      // Written again or renewed meanwhile: a publication is about to name it.
      if (!(await isUntouched(before, pathIn(folder, hash)))) continue;
      await rm(pathIn(folder, hash), { force: true });
      removed += 1;
    }
  }
  return removed;
}
