import { randomUUID } from 'node:crypto';
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { makeFolder } from './makeFolder.ts';

async function writeTemporary(path: string, text: string, mode?: number): Promise<string> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await makeFolder(dirname(path));
  const file = await open(temporary, 'wx', mode);
  try {
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return temporary;
}

const temporaryName = /\.[0-9a-f-]{36}\.tmp$/;

/** Of killed writers. Returns how many. */
export async function sweepTemporary(folder: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  for (const name of (await namesBelow(folder)).filter((one) => temporaryName.test(one))) {
    const path = join(folder, name);
    const changed = await stat(path).catch(() => undefined);
    if (changed === undefined || Date.now() - changed.mtimeMs <= olderThanMs) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function namesBelow(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Replaces a file atomically. */
export async function replaceWhole(path: string, text: string): Promise<void> {
  await rename(await writeTemporary(path, text), path);
}

/** Atomic. @throws EEXIST if it exists: of two writers one wins */
export async function createWhole(path: string, text: string, mode?: number): Promise<void> {
  const temporary = await writeTemporary(path, text, mode);
  try {
    await link(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
