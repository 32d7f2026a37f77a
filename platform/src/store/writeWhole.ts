import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
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

/** Replaces a file in one step: a reader, or a kill in the middle, sees the old text or the new one. */
export async function replaceWhole(path: string, text: string): Promise<void> {
  await rename(await writeTemporary(path, text), path);
}

/**
 * Makes a file in one step, complete from the start; `mode` says who may read it. Throws EEXIST if it is there already:
 * of two writers one wins.
 */
export async function createWhole(path: string, text: string, mode?: number): Promise<void> {
  const temporary = await writeTemporary(path, text, mode);
  try {
    await link(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
