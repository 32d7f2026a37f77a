import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import {
  ContentTooLarge,
  type ContentStore,
  type ReceivedFile,
  type WrittenContent,
} from './ContentStore.ts';

export async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export async function isUntouched(since: number, path: string): Promise<boolean> {
  const info = await ifThere(stat(path));
  return info?.isFile() === true && info.mtimeMs < since;
}

/** Of the files in a folder, those that nobody has touched since. */
export async function namesBefore(time: number, inside: string): Promise<string[]> {
  const names = (await ifThere(readdir(inside))) ?? [];
  const found = await Promise.all(
    names.map(async (name) => ((await isUntouched(time, join(inside, name))) ? [name] : [])),
  );
  return found.flat();
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

/**
 * Streams a file aside, on its way into a store or for a look at it. Who asks for it removes it.
 * @throws ContentTooLarge
 */
export async function receive(
  incoming: string,
  bytes: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<ReceivedFile> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const path = join(incoming, randomUUID());
  const file = await open(path, 'wx', 0o600);
  try {
    return { path, ...(await writeTo(file, bytes, mostBytes)) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** How each kind of store writes. */
export async function receiveAndKeep(
  { incoming, keep }: Pick<ContentStore, 'incoming' | 'keep'>,
  bytes: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<WrittenContent> {
  const file = await receive(incoming, bytes, mostBytes);
  try {
    await keep(file);
    return { hash: file.hash, size: file.size };
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Removes what killed processes left. Returns how many. */
export async function sweepIncoming(incoming: string, before: number): Promise<number> {
  const left = await namesBefore(before, incoming);
  for (const name of left) await rm(join(incoming, name), { force: true });
  return left.length;
}
